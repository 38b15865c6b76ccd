import { safeStorage } from '@lyng/browser';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import type { Confirmation } from '../../core/confirmation.ts';
import { purchaseCompleted } from '../../state/checkout-events.ts';
import { rememberPurchase } from '../../wire/purchase-memory.ts';
import { removeDraft, valuesOfDraft } from '../use-checkout-draft.ts';

const storage = safeStorage(() => window.localStorage);

/**
 * Dispatches `purchaseCompleted` once per order id, however often its page is loaded, in whichever tab.
 * @returns the form of the order when this tab still has it.
 */
export function useReportPurchase(confirmation: Confirmation, cartId: string): CheckoutValues | null {
  const dispatch = useDispatch();
  const [values, setValues] = useState<CheckoutValues | null>(null);
  useEffect(() => {
    const known = valuesOfDraft(cartId);
    // An effect may run twice, and the second time the draft is gone.
    if (known) setValues(known);
    const report = (): void => {
      if (rememberPurchase(storage, confirmation.orderId))
        dispatch(purchaseCompleted({ confirmation, cartId, email: known?.email ?? '' }));
    };
    // Two tabs at the same moment: the second one finds what the first has stored.
    if (navigator.locks) void navigator.locks.request('purchase', report);
    else report();
    removeDraft(cartId);
  }, [confirmation, cartId, dispatch]);
  return values;
}
