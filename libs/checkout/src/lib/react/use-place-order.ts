import type { CheckoutCart, DateParts } from '@lyng/model';
import { useGateway } from '@lyng/commerce-client';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { avardaSlice } from '../state/avarda-slice.ts';
import { checkoutUpdated } from '../state/checkout-events.ts';
import { checkCustomer, CheckoutRequestError } from '../state/check-customer.ts';
import type { PlacementProblem, PurchaseObstacle } from '../state/check-customer.ts';
import { checkoutSlice } from '../state/checkout-slice.ts';
import type { CheckoutState } from '../state/checkout-slice.ts';
import { placeCheckout } from '../state/place-checkout.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { PaymentSubmission } from '../wire/payment/payment-port.ts';
import { useReturnAddresses } from './use-return-addresses.ts';

/** One press of the button, with everything checked. */
export interface PlaceOrderRequest {
  readonly cart: CheckoutCart;
  readonly values: CheckoutValues;
  readonly paymentType: string;
  readonly today: DateParts;
  readonly attempt: number;
}

/** The placing of the order. */
export interface PlaceOrder {
  readonly status: CheckoutState['status'];
  readonly problem: PlacementProblem | null;
  /** Makes the order and leaves for its payment; `onLeave` is called just before. A payment on this page ends when the shopper is back at the form. */
  readonly place: (request: PlaceOrderRequest, onLeave: () => void) => Promise<void>;
  /** Whether the purchase that is paid in a provider's form may go on; shows why not. */
  readonly check: (submission: PaymentSubmission) => Promise<boolean>;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Validates, places and leaves for payment. A validation request that fails is thrown to the error page.
 * @param before the result of the try whose page this is.
 */
export function usePlaceOrder(
  reference: CheckoutReference,
  leave: (url: string) => Promise<void> | null,
  before: PlacementProblem | null = null,
): PlaceOrder {
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

  const place = async (request: PlaceOrderRequest, onLeave: () => void): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setOutcome(null);
    enter('validating');
    const result = await placeCheckout(
      { gateway, delay },
      { ...request, reference, addresses: addresses('STANDARD'), onPlacing: () => enter('placing') },
    );
    const customerStatus = result.kind === 'stopped' ? result.status : 'ok';
    if (result.kind !== 'error-page') {
      dispatch(avardaSlice.actions.customerChecked({ customerStatus, paymentType: request.paymentType }));
    }
    if (result.kind === 'leave') {
      enter('leaving');
      onLeave();
      const stay = leave(result.url);
      if (!stay) return;
      await stay;
      busy.current = false;
      enter('open');
      return;
    }
    busy.current = false;
    enter('open');
    setOutcome(result);
    // The page shows the server's newer state of the cart: a new price, what sold out, that it is an order already.
    if (result.kind === 'failed' && result.failure.kind !== 'unreachable')
      dispatch(checkoutUpdated({ cartId: request.cart.id }));
  };

  const check = async (submission: PaymentSubmission): Promise<boolean> => {
    setOutcome(null);
    const obstacle = await checkCustomer(gateway, reference, {
      customer: submission,
      paymentType: submission.paymentType,
    });
    const customerStatus = obstacle?.kind === 'stopped' ? obstacle.status : 'ok';
    if (obstacle?.kind !== 'error-page')
      dispatch(avardaSlice.actions.customerChecked({ customerStatus, paymentType: submission.paymentType }));
    setOutcome(obstacle);
    return obstacle === null;
  };

  if (outcome?.kind === 'error-page') throw new CheckoutRequestError(outcome.status);
  return { status, problem: outcome?.kind === 'stopped' || outcome?.kind === 'failed' ? outcome : null, place, check };
}
