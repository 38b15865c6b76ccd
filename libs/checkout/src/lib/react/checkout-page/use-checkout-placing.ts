import { useGateway } from '@lyng/commerce-client';
import type { CheckoutCart, MinorUnits } from '@lyng/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { avardaSlice } from '../../state/avarda-slice.ts';
import { checkCustomer, CheckoutRequestError } from '../../state/check-customer.ts';
import type { PlacementProblem, PurchaseObstacle } from '../../state/check-customer.ts';
import { checkoutUpdated } from '../../state/checkout-events.ts';
import { checkoutSlice } from '../../state/checkout-slice.ts';
import type { CheckoutState } from '../../state/checkout-slice.ts';
import { placeCheckout } from '../../state/place-checkout.ts';
import type { PlacementAttempt, PlacementOutcome } from '../../state/place-checkout.ts';
import type { CheckoutReference } from '../../wire/checkout-gateway.ts';
import type { PaymentPorts, PaymentSubmission } from '../../wire/payment/payment-port.ts';
import { rememberDetails } from '../../wire/remembered-storage.ts';
import { useLatest } from '../use-latest.ts';
import { useReturnAddresses } from '../use-return-addresses.ts';
import { today } from './today.ts';
import type { CheckoutChoices } from './use-checkout-choices.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** The purchase: tried with the button, or in a provider's form. */
export interface CheckoutPlacing {
  readonly status: CheckoutState['status'];
  readonly problem: PlacementProblem | null;
  /** The number of purchases that were held back because the goods are below the minimum order value. */
  readonly heldBack: number;
  readonly submit: () => Promise<void>;
  /** Whether a purchase in a provider's form may go on: everything filled in, the customer approved. */
  readonly mayGoOn: PaymentPorts['mayGoOn'];
}

export interface CheckoutPlacingRequest {
  readonly cart: CheckoutCart;
  readonly missing: MinorUnits;
  /** Leaves for the page where the order is paid; when that stands on this page, ends when the shopper is back at the form. */
  readonly leave: (url: string) => Promise<void> | null;
  /** The result of the try whose page this is. */
  readonly before: PlacementProblem | null;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Validates, places and leaves for payment, one press at a time. A validation request that fails is thrown to the error
 * page.
 */
function usePlaceOrder(
  reference: CheckoutReference,
  leave: CheckoutPlacingRequest['leave'],
  before: PlacementProblem | null,
) {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const addresses = useReturnAddresses();
  const [status, setStatus] = useState<CheckoutState['status']>('open');
  const [outcome, setOutcome] = useState<PurchaseObstacle | null>(before);
  // A press counts at once: state would let a second one through before the next render.
  const busy = useRef(false);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      busy.current = false;
      setStatus('open');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const enter = (next: CheckoutState['status']): void => {
    setStatus(next);
    dispatch(checkoutSlice.actions.statusChanged(next));
  };

  const reportCustomer = (result: PlacementOutcome | null, paymentType: string): void => {
    if (result?.kind === 'error-page') return;
    const customerStatus = result?.kind === 'stopped' ? result.status : 'ok';
    dispatch(avardaSlice.actions.customerChecked({ customerStatus, paymentType }));
  };

  /** `onLeave` is called just before leaving for the payment. */
  const place = async (
    request: Omit<PlacementAttempt, 'reference' | 'addresses' | 'onPlacing'>,
    onLeave: () => void,
  ): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setOutcome(null);
    enter('validating');
    const result = await placeCheckout(
      { gateway, delay },
      { ...request, reference, addresses: addresses('STANDARD'), onPlacing: () => enter('placing') },
    );
    reportCustomer(result, request.paymentType);
    if (result.kind === 'leave') {
      enter('leaving');
      onLeave();
      const stay = leave(result.url);
      if (!stay) return;
      await stay;
    } else setOutcome(result);
    busy.current = false;
    enter('open');
    // The page shows the server's newer state of the cart: a new price, what sold out, that it is an order already.
    if (result.kind === 'failed' && result.failure.kind !== 'unreachable')
      dispatch(checkoutUpdated({ cartId: request.cart.id }));
  };

  /** Whether the purchase that is paid in a provider's form may go on; shows why not. */
  const check = async (submission: PaymentSubmission): Promise<boolean> => {
    setOutcome(null);
    const obstacle = await checkCustomer(gateway, reference, {
      customer: submission,
      paymentType: submission.paymentType,
    });
    reportCustomer(obstacle, submission.paymentType);
    setOutcome(obstacle);
    return obstacle === null;
  };

  if (outcome?.kind === 'error-page') throw new CheckoutRequestError(outcome.status);
  return { status, problem: outcome?.kind === 'stopped' || outcome?.kind === 'failed' ? outcome : null, place, check };
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
  const checked = useLatest(async (submission: PaymentSubmission) => (await isComplete()) && check(submission));
  // A stable function: the last section renders only for what it shows.
  const mayGoOn = useCallback((submission: PaymentSubmission) => checked.current(submission), [checked]);
  return { status, problem, heldBack, submit, mayGoOn };
}
