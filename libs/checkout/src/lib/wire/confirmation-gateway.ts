import { fail, ok } from '@lyng/model';
import type { MarketAlias, Result } from '@lyng/model';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import type { Confirmation } from '../core/confirmation.ts';
import type { ConfirmationRequest } from '../core/payment-return.ts';
import { CheckoutDocument } from './confirm-checkout.generated.ts';
import { GetOrderPublicDocument } from './get-order-public.generated.ts';
import { parseConfirmation } from './parse-confirmation.ts';

/** The data of the confirmation page. */
export type ConfirmationOutcome =
  | { readonly kind: 'completed'; readonly confirmation: Confirmation }
  /** The order is not paid: the shopper belongs back in the checkout. */
  | { readonly kind: 'not-completed' }
  /** An order that is there, whose details are shown no longer. */
  | { readonly kind: 'closed'; readonly totalFormatted: string }
  | { readonly kind: 'unknown' };

/** Fetches the order that a payment has led to; never from or into the cache, so that no order outlives its page. */
export async function fetchConfirmation(
  gateway: CommerceGateway,
  { id, provider, cartId }: ConfirmationRequest,
  market: MarketAlias,
): Promise<Result<CommerceFailure, ConfirmationOutcome>> {
  // Without its cart's id an order is returned without its buyer: a confirmation shows both.
  if (cartId === '') return fetchClosedOrder(gateway, id);
  const variables = { id, cartId, paymentType: provider, checkoutMarket: market };
  const result = await gateway.query(CheckoutDocument, variables, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result;
  const { checkout } = result.value;
  if (!checkout?.order) return fetchClosedOrder(gateway, id);
  if (checkout.completed !== true) return ok({ kind: 'not-completed' });
  const confirmation = parseConfirmation(checkout);
  return confirmation ? ok({ kind: 'completed', confirmation }) : fail({ kind: 'malformed' });
}

const orderId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

async function fetchClosedOrder(
  gateway: CommerceGateway,
  publicOrderId: string,
): Promise<Result<CommerceFailure, ConfirmationOutcome>> {
  if (!orderId.test(publicOrderId)) return ok({ kind: 'unknown' });
  const result = await gateway.query(GetOrderPublicDocument, { publicOrderId }, { fetchPolicy: 'no-cache' });
  if (!result.ok) return result.error.kind === 'rejected' ? ok({ kind: 'unknown' }) : result;
  const order = result.value.getOrderPublic;
  if (!order) return ok({ kind: 'unknown' });
  return order.status === 'pending-payment' || order.status === 'cancelled'
    ? ok({ kind: 'not-completed' })
    : ok({ kind: 'closed', totalFormatted: order.orderTotal?.sellingPriceIncVatFormatted ?? '' });
}
