import type { CommerceGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { billingAddress } from './checkout-input.ts';
import { ClaimOrderDocument } from './claim-order.generated.ts';
import { SaveBuyerDocument } from './save-buyer.generated.ts';

/** An order as only its buyer knows it. */
export interface OrderProof {
  readonly publicOrderId: string;
  readonly cartId: string;
}

/**
 * Adds an order and its address to the account that has just been made of it. A service that cannot do one of them leaves the
 * account without it.
 */
export async function addToAccount(
  gateway: CommerceGateway,
  values: CheckoutValues,
  market: MarketAlias,
  order: OrderProof,
): Promise<void> {
  await gateway.mutate(SaveBuyerDocument, { address: billingAddress(values, market) });
  await gateway.mutate(ClaimOrderDocument, order);
}
