import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { customerStatus } from '../core/customer-status.ts';
import type { CustomerStatus } from '../core/customer-status.ts';
import type { CheckoutCart } from '../core/checkout-cart.ts';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { placementFailure } from '../core/placement-failure.ts';
import type { PlacementFailure } from '../core/placement-failure.ts';
import { placementKey } from '../core/placement-key.ts';
import { placeOrder, validateOrder } from '../wire/checkout-gateway.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';

/** How often an order whose answer was lost is asked for again, with the same key. */
export const PLACEMENT_RETRIES = 2;

/** The wait before asking again, in ms. */
export const PLACEMENT_RETRY_MS = 1000;

/** Spec §2, §8: the status of an error that carries none. */
const DEFAULT_ERROR_STATUS = 500;

/** What placing an order needs from its host. */
export interface PlacementPorts {
  readonly gateway: CommerceGateway;
  /** Waits for so many ms. */
  readonly delay: (ms: number) => Promise<void>;
}

/** One press of "complete purchase". */
export interface PlacementAttempt {
  readonly reference: CheckoutReference;
  readonly cart: CheckoutCart;
  readonly values: CheckoutValues;
  readonly paymentType: string;
  readonly addresses: CheckoutAddresses;
  readonly attempt: number;
  /** Called when the customer may go on and the order itself is being made. */
  readonly onPlacing: () => void;
}

/** How it ended. */
export type PlacementOutcome =
  /** The order is made; it is paid at `url`. */
  | { readonly kind: 'leave'; readonly url: string }
  /** The customer's status does not let this purchase go on (CHK-07). */
  | { readonly kind: 'stopped'; readonly status: CustomerStatus }
  | { readonly kind: 'failed'; readonly failure: PlacementFailure }
  /** The validation itself failed: the error page with its status (CHK-08). */
  | { readonly kind: 'error-page'; readonly status: number };

function validationFailed(failure: CommerceFailure): PlacementOutcome {
  if (failure.kind === 'refused') return { kind: 'error-page', status: failure.status };
  if (failure.kind === 'malformed') return { kind: 'error-page', status: DEFAULT_ERROR_STATUS };
  if (failure.kind === 'unreachable') return { kind: 'failed', failure: { kind: 'unreachable' } };
  const refusal = placementFailure(failure.code, failure.message);
  return refusal.kind === 'refused'
    ? { kind: 'error-page', status: DEFAULT_ERROR_STATUS }
    : { kind: 'failed', failure: refusal };
}

/** Validates the customer, then makes the order: once, however often its answer is lost on the way. */
export async function placeCheckout(ports: PlacementPorts, request: PlacementAttempt): Promise<PlacementOutcome> {
  const { reference, cart, values, paymentType, addresses, attempt } = request;
  const validation = await validateOrder(ports.gateway, reference, values);
  if (!validation.ok) return validationFailed(validation.error);
  const status = customerStatus({ ...validation.value, paymentType });
  if (status !== 'ok') return { kind: 'stopped', status };
  request.onPlacing();
  const order = { values, addresses, idempotencyKey: placementKey({ cart, values, attempt }) };
  let result = await placeOrder(ports.gateway, reference, order);
  for (let retry = 0; !result.ok && result.error.kind === 'unreachable' && retry < PLACEMENT_RETRIES; retry += 1) {
    await ports.delay(PLACEMENT_RETRY_MS);
    result = await placeOrder(ports.gateway, reference, order);
  }
  return result.ok ? { kind: 'leave', url: result.value } : { kind: 'failed', failure: result.error };
}
