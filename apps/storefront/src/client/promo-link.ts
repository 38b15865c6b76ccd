import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';
import type { PromoLink } from '../wiring/promo-link-to-cart.ts';

const key = 'promo-link';

/** No code is longer than this. */
const longestCode = 100;

interface Kept {
  readonly code: string;
  readonly isUsed: boolean;
}

const readKept = (storage: TextStore): Kept | null => {
  const kept = readJson(storage, key);
  if (typeof kept !== 'object' || kept === null || !('code' in kept) || !('isUsed' in kept)) return null;
  return typeof kept.code === 'string' && kept.code !== '' && kept.code.length <= longestCode
    ? { code: kept.code, isUsed: kept.isUsed !== false }
    : null;
};

/** The query of the address that a document was opened with; its address by now may be another page's. */
export function openedWith({
  performance,
  location,
}: Pick<Window & typeof globalThis, 'performance' | 'location'>): string {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? '', location.href).search;
}

/**
 * The code that a mail's link brought into this tab: `?promoCode=` of the address that the tab was opened with. It is kept
 * until it has been used; a reload of the same address brings no second use. The server renders nothing of it.
 */
export function promoLinkOf(search: string, storage: TextStore): PromoLink {
  const keep = (kept: Kept): void => void storage.write(key, JSON.stringify(kept));
  const code = new URLSearchParams(search).get('promoCode')?.trim() ?? '';
  if (code !== '' && code.length <= longestCode && readKept(storage)?.code !== code) keep({ code, isUsed: false });
  return {
    waiting: () => {
      const kept = readKept(storage);
      return kept && !kept.isUsed ? kept.code : null;
    },
    used: () => {
      const kept = readKept(storage);
      if (kept) keep({ ...kept, isUsed: true });
    },
  };
}
