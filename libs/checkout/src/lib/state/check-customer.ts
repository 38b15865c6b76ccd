import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { customerStatus } from '../core/customer-status.ts';
import type { CustomerStatus } from '../core/customer-status.ts';
import { orderFailure } from '../core/order-failure.ts';
import type { OrderFailure } from '../core/order-failure.ts';
import { validateOrder } from '../wire/checkout-gateway.ts';
import type { CheckoutReference } from '../wire/checkout-gateway.ts';
import type { ValidatedCustomer } from '../wire/checkout-input.ts';

/** The status of an error that carries none. */
const DEFAULT_ERROR_STATUS = 500;

/** The reason that blocks a purchase. */
export type PurchaseObstacle =
  /** The customer's status does not let this purchase go on. */
  | { readonly kind: 'stopped'; readonly status: CustomerStatus }
  | { readonly kind: 'failed'; readonly failure: OrderFailure }
  /** The validation itself failed: the error page with its status (CHK-08). */
  | { readonly kind: 'error-page'; readonly status: number };

/** The result of an attempt that ended without leaving the page. */
export type PlacementProblem = Extract<PurchaseObstacle, { kind: 'stopped' | 'failed' }>;

function validationFailed(failure: CommerceFailure): PurchaseObstacle {
  if (failure.kind === 'refused') return { kind: 'error-page', status: failure.status };
  if (failure.kind === 'malformed') return { kind: 'error-page', status: DEFAULT_ERROR_STATUS };
  if (failure.kind === 'unreachable') return { kind: 'failed', failure: { kind: 'unreachable' } };
  const rejection = orderFailure(failure.code, failure.message);
  return rejection.kind === 'refused'
    ? { kind: 'error-page', status: DEFAULT_ERROR_STATUS }
    : { kind: 'failed', failure: rejection };
}

/** Validates the customer on the server before anything is submitted. @returns `null` when the purchase may go on. */
export async function checkCustomer(
  gateway: CommerceGateway,
  reference: CheckoutReference,
  { customer, paymentType }: { readonly customer: ValidatedCustomer; readonly paymentType: string },
): Promise<PurchaseObstacle | null> {
  const validation = await validateOrder(gateway, reference, customer);
  if (!validation.ok) return validationFailed(validation.error);
  const status = customerStatus({ ...validation.value, paymentType });
  return status === 'ok' ? null : { kind: 'stopped', status };
}

/** The order validation failed: thrown to the host's error page, which shows `status`. */
export class CheckoutRequestError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(
      `@lyng/checkout: the order validation answered ${status}, so the purchase cannot go on. Show the error page with this status.`,
    );
    this.name = 'CheckoutRequestError';
    this.status = status;
  }
}
