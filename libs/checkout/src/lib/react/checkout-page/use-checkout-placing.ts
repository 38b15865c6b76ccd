import type { CheckoutCart, MinorUnits } from '@lyng/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlacementProblem } from '../../state/check-customer.ts';
import { rememberDetails } from '../../wire/remembered-storage.ts';
import type { PaymentPorts, PaymentSubmission } from '../../wire/payment/payment-port.ts';
import { usePlaceOrder } from '../use-place-order.ts';
import type { PlaceOrder } from '../use-place-order.ts';
import { today } from './today.ts';
import type { CheckoutChoices } from './use-checkout-choices.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The purchase: tried with the button, or in a provider's form. */
export interface CheckoutPlacing {
  readonly status: PlaceOrder['status'];
  readonly problem: PlaceOrder['problem'];
  /** The number of purchases that were held back because the goods are below the minimum order value. */
  readonly heldBack: number;
  readonly submit: () => Promise<void>;
  /** Whether a purchase in a provider's form may go on: everything filled in, the customer approved. */
  readonly mayGoOn: PaymentPorts['mayGoOn'];
}

export interface CheckoutPlacingRequest {
  readonly cart: CheckoutCart;
  /** The missing amount for the minimum order value; 0 when the goods reach it. */
  readonly missing: MinorUnits;
  /** Leaves for the page where the order is paid; when that stands on this page, ends when the shopper is back at the form. */
  readonly leave: (url: string) => Promise<void> | null;
  /** The result of the try whose page this is. */
  readonly before: PlacementProblem | null;
}

/** Places the order of a form that is complete. */
export function useCheckoutPlacing(
  { formik, draft, validate }: CheckoutFormState,
  { offered, context }: CheckoutChoices,
  { cart, missing, leave, before }: CheckoutPlacingRequest,
): CheckoutPlacing {
  const { market, paymentType, nothingDue } = context;
  const [heldBack, setHeldBack] = useState(0);
  const { status, problem, place, check } = usePlaceOrder(
    { cartId: cart.id, market },
    (url) => leave(url)?.then(draft.returnFromPayment) ?? null,
    before,
  );
  const isComplete = async (): Promise<boolean> => {
    if (!(await validate())) return false;
    if (missing > 0) setHeldBack((count) => count + 1);
    return missing === 0;
  };
  const submit = async (): Promise<void> => {
    if ((offered.session.kind === 'embedded' && !nothingDue) || !(await isComplete())) return;
    await place({ cart, values: formik.values, paymentType, today: today(), attempt: draft.attempt() }, () => {
      rememberDetails(formik.values, market);
      draft.leaveForPayment();
    });
  };
  const checked = useRef<CheckoutPlacing['mayGoOn']>(undefined);
  useEffect(() => {
    checked.current = async (submission) => (await isComplete()) && check(submission);
  });
  // A stable function: the last section renders only for what it shows.
  const mayGoOn = useCallback(
    async (submission: PaymentSubmission): Promise<boolean> => (await checked.current?.(submission)) ?? false,
    [],
  );
  return { status, problem, heldBack, submit, mayGoOn };
}
