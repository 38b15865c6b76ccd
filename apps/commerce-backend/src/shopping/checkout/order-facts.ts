import { readOrganisationId, readPersonalId } from '@lyng/model';
import type { MinorUnits } from '@lyng/model';
import type { BackendConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import { availableStock, covers } from '../cart/available-stock.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { paymentOption } from '../orders/payment-options.ts';
import type { FilledForm } from './checkout-store.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import type { OrderToValidate } from './core/validate-order.ts';

/** Whether all that the cart buys could be had at this moment; only taking it makes it sure. A gift that is gone stops no order. */
export async function stockCovers(db: Database, cart: PricedCart): Promise<boolean> {
  const available = await availableStock(
    db,
    cart.record.id,
    cart.lines.map(({ skuId }) => skuId),
  );
  // A size may be there twice, in different groups.
  const wanted = new Map<number, number>();
  for (const { skuId, quantity, giftOf } of cart.lines)
    if (giftOf === undefined) wanted.set(skuId, quantity + (wanted.get(skuId) ?? 0));
  return [...wanted].every(([skuId, quantity]) => covers(available.get(skuId) ?? 0, quantity));
}

/** The amount left to pay, in minor units. */
export const dueOf = ({ prices }: PricedCart): MinorUnits => prices.payment.due.selling.incVat;

export const reachesMinimum = ({ prices, scope }: PricedCart): boolean =>
  prices.subTotal.selling.incVat >= marketTerms(scope.market.alias).minimumOrderValue;

/**
 * Whether the number is one that the market's registers give a person, or an organisation when it buys; numbers of test
 * persons do not count.
 */
function hasIdentityNumber({ scope }: PricedCart, { customerType, identityNumber }: CheckoutState, now: Date): boolean {
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const read = customerType === 'ORGANIZATION' ? readOrganisationId : readPersonalId;
  return read(scope.market.alias, identityNumber, { today }).ok;
}

/** The facts on which placing and validating an order decide, except for the stock and the way to pay. */
export const orderFacts = (
  cart: PricedCart,
  state: CheckoutState,
  { customer, config, now }: Pick<FilledForm, 'customer' | 'now'> & { readonly config: Pick<BackendConfig, 'demo'> },
): Omit<OrderToValidate, 'stockCovers' | 'paymentIsSelected'> => ({
  country: cart.scope.market.country,
  cartIsEmpty: cart.lines.length === 0,
  email: state.email,
  billing: state.billing,
  shipping: state.shipping,
  shippingIsSelected: state.shippingId !== null,
  memberType: customer?.memberType ?? '',
  canPay: config.demo || dueOf(cart) === 0,
  paysLater: dueOf(cart) > 0 && paymentOption(state.paymentId)?.method === 'invoice',
  hasIdentityNumber: hasIdentityNumber(cart, state, now),
  reachesMinimum: reachesMinimum(cart),
});
