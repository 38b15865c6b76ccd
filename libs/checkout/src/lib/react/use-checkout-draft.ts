import { safeStorage } from '@lyng/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOnReturn, parseDraft } from '../core/checkout-draft.ts';
import type { CheckoutDraft } from '../core/checkout-draft.ts';
import { storedValues } from '../core/checkout-values.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import type { PostedCheckout } from '../state/posted-checkout.ts';
import { useLatest } from './use-latest.ts';

/** The key under which the form of this tab is stored. */
export const DRAFT_KEY = 'checkout-draft';

/** Session storage: it ends with the tab, and no other tab reads along. */
const storage = safeStorage(() => window.sessionStorage);

const readDraft = (cartId: string): CheckoutDraft | null => parseDraft(storage.read(DRAFT_KEY), cartId);

const save = (draft: CheckoutDraft): void =>
  void storage.write(DRAFT_KEY, JSON.stringify({ ...draft, values: storedValues(draft.values) }));

export interface StoredDraft {
  /** Whether the stored values of this cart are in the form. */
  readonly isRestored: boolean;
  /** The number of returns from a payment. */
  readonly attempt: () => number;
  /** The shopper is sent on to pay: the next visit of the form is a new attempt. */
  readonly leaveForPayment: () => void;
  /** The shopper is back from paying without the page having been left. */
  readonly returnFromPayment: () => void;
}

/**
 * Stores what is typed over reloads, Back and the way to the payment page, one draft per cart.
 * @param posted the form that the page came with: just posted it is newer than what this tab has stored.
 */
export function useCheckoutDraft(
  cartId: string,
  values: CheckoutValues,
  restore: (stored: CheckoutValues | null) => void,
  posted: Pick<PostedCheckout, 'attempt' | 'isNewest'> | null = null,
): StoredDraft {
  const attempt = useRef(posted?.attempt ?? 0);
  const isNewest = useRef(posted?.isNewest ?? false);
  const isLeft = useRef(false);
  const [restoredCart, setRestoredCart] = useState('');
  const latest = useLatest({ values, restore });

  const returnFromPayment = useCallback((): void => {
    isLeft.current = false;
    const draft = readDraft(cartId);
    if (!draft) return;
    const next = draftOnReturn(draft);
    attempt.current = next.attempt;
    save(next);
  }, [cartId]);

  useEffect(() => {
    const found = isNewest.current ? null : readDraft(cartId);
    if (!isNewest.current) returnFromPayment();
    isNewest.current = false;
    latest.current.restore(found?.values ?? null);
    setRestoredCart(cartId);
    // A page that comes out of the back-forward cache still has its form, but was left for payment.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) returnFromPayment();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [cartId, latest, returnFromPayment]);

  const isRestored = restoredCart === cartId && cartId !== '';
  const dropWaiting = useDebouncedWrite(isRestored ? values : null, (stored) =>
    // A response that arrives while the page is being left changes the form once more.
    save({ cartId, values: stored, attempt: attempt.current, leftForPayment: isLeft.current }),
  );

  return {
    isRestored,
    attempt: () => attempt.current,
    leaveForPayment: () => {
      isLeft.current = true;
      dropWaiting();
      save({ cartId, values: latest.current.values, attempt: attempt.current, leftForPayment: true });
    },
    returnFromPayment,
  };
}

/** Delay in ms before a key is written: storage is slow, and a page that is left is written at once. */
const WRITE_AFTER_MS = 250;

/**
 * Writes changes after a short delay, and at once when the page is left, hidden or unmounted.
 * @returns drops what still waits.
 */
function useDebouncedWrite(values: CheckoutValues | null, write: (values: CheckoutValues) => void): () => void {
  const waiting = useRef<CheckoutValues | null>(null);
  const latest = useLatest(write);
  const flush = useCallback((): void => {
    if (waiting.current) latest.current(waiting.current);
    waiting.current = null;
  }, [latest]);
  useEffect(() => {
    waiting.current = values;
    const timer = setTimeout(flush, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [values, flush]);
  useEffect(() => {
    const left = new AbortController();
    window.addEventListener('pagehide', flush, { signal: left.signal });
    document.addEventListener('visibilitychange', flush, { signal: left.signal });
    return () => {
      flush();
      left.abort();
    };
  }, [flush]);
  return useCallback(() => {
    waiting.current = null;
  }, []);
}

/** Removes the form that has become an order: it is not needed any more. */
export const removeDraft = (cartId: string): void => {
  if (readDraft(cartId)) storage.remove(DRAFT_KEY);
};

/** The form that an order came from, for its confirmation page; `null` when it is not known any more. */
export const valuesOfDraft = (cartId: string): CheckoutValues | null => readDraft(cartId)?.values ?? null;
