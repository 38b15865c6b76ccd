import type { CheckoutCart, DateParts } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { placementKey } from '../core/placement-key.ts';
import { placeOrder } from '../wire/checkout-gateway.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { CheckoutAddresses } from '../wire/checkout-input.ts';
import { checkCustomer } from './check-customer.ts';
import type { PurchaseObstacle } from './check-customer.ts';

/** Retries of an order whose response was lost, with the same key. */
const PLACEMENT_RETRIES = 2;

/** The delay before a retry, in ms. */
const PLACEMENT_RETRY_MS = 1000;

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
  readonly today: DateParts;
  readonly addresses: CheckoutAddresses;
  readonly attempt: number;
  /** Called when the customer may go on and the order itself is being made. */
  readonly onPlacing: () => void;
}

/** The result: the order is created and paid at `url`, or something blocks it. */
export type PlacementOutcome = { readonly kind: 'leave'; readonly url: string } | PurchaseObstacle;

/** Validates the customer, then creates the order: once, however often the response is lost. */
export async function placeCheckout(ports: PlacementPorts, request: PlacementAttempt): Promise<PlacementOutcome> {
  const { reference, cart, values, paymentType, today, addresses, attempt } = request;
  const obstacle = await checkCustomer(ports.gateway, reference, { customer: values, paymentType });
  if (obstacle) return obstacle;
  request.onPlacing();
  const shownTotal = cart.summary?.total.selling.incVat ?? null;
  const order = { values, today, addresses, shownTotal, idempotencyKey: placementKey({ cart, values, attempt }) };
  let result = await placeOrder(ports.gateway, reference, order);
  for (let retry = 0; !result.ok && result.error.kind === 'unreachable' && retry < PLACEMENT_RETRIES; retry += 1) {
    await ports.delay(PLACEMENT_RETRY_MS);
    result = await placeOrder(ports.gateway, reference, order);
  }
  return result.ok ? { kind: 'leave', url: result.value } : { kind: 'failed', failure: result.error };
}
