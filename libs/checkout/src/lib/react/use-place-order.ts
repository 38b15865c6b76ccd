import { useGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CheckoutCart } from '../core/checkout-cart.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { avardaSlice } from '../state/avarda-slice.ts';
import { CheckoutRequestError } from '../state/checkout-request-error.ts';
import { checkoutSlice } from '../state/checkout-slice.ts';
import type { CheckoutState } from '../state/checkout-slice.ts';
import { placeCheckout } from '../state/place-checkout.ts';
import type { PlacementOutcome } from '../state/place-checkout.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';

/** What ended a try without leaving the page. */
export type PlacementProblem = Extract<PlacementOutcome, { kind: 'stopped' | 'failed' }>;

/** One press of the button, with everything checked. */
export interface PlaceOrderRequest {
  readonly cart: CheckoutCart;
  readonly values: CheckoutValues;
  readonly paymentType: string;
  readonly attempt: number;
}

/** The placing of the order. */
export interface PlaceOrder {
  readonly status: CheckoutState['status'];
  readonly problem: PlacementProblem | null;
  /** Makes the order and leaves for its payment; `onLeave` is called just before. */
  readonly place: (request: PlaceOrderRequest, onLeave: () => void) => Promise<void>;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The server fills in the braces; `{payment.uid}` is the order's public id. */
function useAddresses(): () => CheckoutAddresses {
  const href = useHref();
  return () => ({
    redirectUrl: `${window.location.origin}${href('checkout-confirm')}?oid={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: `${window.location.origin}${href('checkout')}`,
  });
}

/** Validates, places and leaves for payment. A validation that cannot be asked is thrown to the error page (CHK-08). */
export function usePlaceOrder(reference: CheckoutReference, leave: (url: string) => void): PlaceOrder {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const addresses = useAddresses();
  const [status, setStatus] = useState<CheckoutState['status']>('open');
  const [outcome, setOutcome] = useState<PlacementOutcome | null>(null);
  // A press counts at once: state would let a second one through before the next render (PAIN-17).
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
      { ...request, reference, addresses: addresses(), onPlacing: () => enter('placing') },
    );
    const customerStatus = result.kind === 'stopped' ? result.status : 'ok';
    if (result.kind !== 'error-page') {
      dispatch(avardaSlice.actions.customerChecked({ customerStatus, paymentType: request.paymentType }));
    }
    if (result.kind === 'leave') {
      enter('leaving');
      onLeave();
      leave(result.url);
      return;
    }
    busy.current = false;
    enter('open');
    setOutcome(result);
  };

  if (outcome?.kind === 'error-page') throw new CheckoutRequestError(outcome.status);
  return { status, problem: outcome?.kind === 'stopped' || outcome?.kind === 'failed' ? outcome : null, place };
}
