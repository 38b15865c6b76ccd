import { useEffect, useRef, useState } from 'react';
import { comeBack, parseDraft, printDraft } from '../core/checkout-draft.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';

/** The name under which the form of this tab is kept. */
export const DRAFT_KEY = 'checkout-draft';

/** Private modes may forbid storage: then the form lives as long as its page. */
const storage = {
  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(DRAFT_KEY);
    } catch {
      return null;
    }
  },
  write: (text: string): void => {
    try {
      window.sessionStorage.setItem(DRAFT_KEY, text);
    } catch {
      // See above.
    }
  },
};

/** The kept draft of a form. */
export interface KeptDraft {
  /** How often the shopper has come back from paying. */
  readonly attempt: () => number;
  /** The shopper is sent on to pay: the next visit of the form is a new attempt. */
  readonly leaveForPayment: () => void;
}

/** Keeps what is typed over reloads, Back and the way to the payment page, one draft per cart (CHK-18). */
export function useCheckoutDraft(cartId: string, values: CheckoutValues, restore: (values: CheckoutValues) => void): KeptDraft {
  const attempt = useRef(0);
  const [restoredCart, setRestoredCart] = useState('');
  const latest = useRef({ values, restore });
  useEffect(() => {
    latest.current = { values, restore };
  });

  useEffect(() => {
    const bringBack = (): void => {
      const draft = parseDraft(storage.read(), cartId);
      if (!draft) return;
      const back = comeBack(draft);
      attempt.current = back.attempt;
      storage.write(printDraft(back));
    };
    const found = parseDraft(storage.read(), cartId);
    bringBack();
    if (found) latest.current.restore(found.values);
    setRestoredCart(cartId);
    // A page that comes whole out of the back-forward cache still has its form, but was left for payment.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) bringBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [cartId]);

  useEffect(() => {
    if (restoredCart !== cartId || cartId === '') return;
    storage.write(printDraft({ cartId, values, attempt: attempt.current, leftForPayment: false }));
  }, [cartId, restoredCart, values]);

  return {
    attempt: () => attempt.current,
    leaveForPayment: () =>
      storage.write(printDraft({ cartId, values: latest.current.values, attempt: attempt.current, leftForPayment: true })),
  };
}

/** The email of the form that an order came from, for its confirmation page; empty when it is not known any more. */
export const emailOfDraft = (cartId: string): string => parseDraft(storage.read(), cartId)?.values.email ?? '';
