import { useState } from 'react';
import type { PanelLink } from '../../react/product-page/PurchaseForm.tsx';

type Kind = 'size-guide' | 'stock-alert';

/** A part of the page that a press on its link has opened in place of the linked page. */
export interface OpenedPart {
  readonly skuId: number | null;
  readonly isOpen: boolean;
  /** The link's address. */
  readonly href: string;
  /** The element with the focus after the press: if it still has it, the focus may move. */
  readonly focused: Element | null;
}

/** Opening one part keeps the other, so that typed input stays. */
export type OpenedParts = Readonly<Partial<Record<Kind, OpenedPart>>>;

type OpenPart = (kind: Kind, href: string, skuId?: number) => PanelLink;

const nothing: OpenedParts = {};

/**
 * Links that open a part of the page once there is a script, and the opened parts. A press for a new tab still opens
 * one.
 */
export function useOpenedParts(productId: number): readonly [OpenedParts, OpenPart, (kind: Kind) => void] {
  const [{ of, parts }, setOpened] = useState({ of: productId, parts: nothing });
  const opened = of === productId ? parts : nothing;
  const open: OpenPart = (kind, href, skuId) => ({
    href,
    onOpen: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const focused = document.activeElement;
      setOpened({ of: productId, parts: { ...opened, [kind]: { skuId: skuId ?? null, isOpen: true, href, focused } } });
    },
  });
  const close = (kind: Kind): void =>
    setOpened((before) => {
      const part = before.parts[kind];
      return part ? { ...before, parts: { ...before.parts, [kind]: { ...part, isOpen: false } } } : before;
    });
  return [opened, open, close];
}
