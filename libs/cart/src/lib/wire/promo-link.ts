import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';

/** A code from a link, until it has been used. */
export interface PromoLink {
  readonly waiting: () => string | null;
  readonly used: () => void;
}

const key = 'promo-link';

const MAX_CODE_LENGTH = 100;

interface StoredCode {
  readonly code: string;
  readonly isUsed: boolean;
}

const readStored = (storage: TextStore): StoredCode | null => {
  const stored = readJson(storage, key);
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('isUsed' in stored)) return null;
  return typeof stored.code === 'string' && stored.code !== '' && stored.code.length <= MAX_CODE_LENGTH
    ? { code: stored.code, isUsed: stored.isUsed !== false }
    : null;
};

/** The query of the address that a document was opened with; the current address may be another page's. */
export function openedSearch({
  performance,
  location,
}: Pick<Window & typeof globalThis, 'performance' | 'location'>): string {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? '', location.href).search;
}

/**
 * The promo code that an email's link brought into this tab: `?promoCode=` of the address it was opened with. It is
 * stored until it is used; a reload does not use it again. The server renders nothing of it.
 */
export function createPromoLink(search: string, storage: TextStore): PromoLink {
  const store = (stored: StoredCode): void => void storage.write(key, JSON.stringify(stored));
  const code = new URLSearchParams(search).get('promoCode')?.trim() ?? '';
  if (code !== '' && code.length <= MAX_CODE_LENGTH && readStored(storage)?.code !== code)
    store({ code, isUsed: false });
  return {
    waiting: () => {
      const stored = readStored(storage);
      return stored && !stored.isUsed ? stored.code : null;
    },
    used: () => {
      const stored = readStored(storage);
      if (stored) store({ ...stored, isUsed: true });
    },
  };
}
