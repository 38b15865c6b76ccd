import type { PanelLink } from '@lyng/catalogue';
import { useState } from 'react';

type Kind = 'size-guide' | 'stock-alert';

/** What the shopper asked for by pressing a link whose page a part of this one stands in for. */
export interface AskedPart {
  readonly skuId: number | null;
  readonly isOpen: boolean;
  /** Where the link leads. */
  readonly href: string;
  /** What had the focus after the press: it has not gone anywhere else when this still has it. */
  readonly focused: Element | null;
}

/** One part is asked for without the other going: what has been typed into it stays. */
export type AskedParts = Readonly<Partial<Record<Kind, AskedPart>>>;

type Ask = (kind: Kind, href: string, skuId?: number) => PanelLink;

const nothing: AskedParts = {};

/** The links that open a part of the page once there is a script, and what they opened. A press for a new tab stays one. */
export function useAskedParts(productId: number): readonly [AskedParts, Ask, (kind: Kind) => void] {
  const [{ of, parts }, setAsked] = useState({ of: productId, parts: nothing });
  const asked = of === productId ? parts : nothing;
  const ask: Ask = (kind, href, skuId) => ({
    href,
    onOpen: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const focused = document.activeElement;
      setAsked({ of: productId, parts: { ...asked, [kind]: { skuId: skuId ?? null, isOpen: true, href, focused } } });
    },
  });
  const close = (kind: Kind): void =>
    setAsked((before) => {
      const part = before.parts[kind];
      return part ? { ...before, parts: { ...before.parts, [kind]: { ...part, isOpen: false } } } : before;
    });
  return [asked, ask, close];
}
