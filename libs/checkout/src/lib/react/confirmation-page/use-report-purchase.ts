import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Confirmation } from '../../core/confirmation.ts';
import { rememberPurchase } from '../../core/purchase-memory.ts';
import { purchaseCompleted } from '../../state/checkout-events.ts';
import { emailOfDraft, removeDraft } from '../use-checkout-draft.ts';

const storage = {
  getItem: (name: string): string | null => {
    try {
      return window.localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem: (name: string, value: string): void => window.localStorage.setItem(name, value),
};

/**
 * Dispatches `purchaseCompleted` once per order id, however often its page is loaded, in whichever tab.
 * @returns the buyer's email when this browser still knows it.
 */
export function useReportPurchase(confirmation: Confirmation, cartId: string): string {
  const dispatch = useDispatch();
  const [email, setEmail] = useState('');
  useEffect(() => {
    const known = emailOfDraft(cartId);
    // An effect may run twice, and the second time the draft is gone.
    if (known) setEmail(known);
    if (rememberPurchase(storage, confirmation.orderId))
      dispatch(purchaseCompleted({ confirmation, cartId, email: known }));
    removeDraft(cartId);
  }, [confirmation, cartId, dispatch]);
  return email;
}
