import type { MinorUnits } from '@lyng/model';
import type { BackendConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import { availableStock, covers } from '../cart/available-stock.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { paymentOption } from '../orders/payment-options.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import { isIdentityNumber } from './core/is-identity-number.ts';
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

/** Whether the goods reach the market's minimum. */
export const reachesMinimum = ({ prices, scope }: PricedCart): boolean =>
  prices.subTotal.selling.incVat >= marketTerms(scope.market.alias).minimumOrderValue;

/** The facts on which placing and validating an order decide, except for the stock and the way to pay. */
export const orderFacts = (
  cart: PricedCart,
  state: CheckoutState,
  {
    customer,
    config,
    now,
  }: {
    readonly customer?: TokenClaims | undefined;
    readonly config: Pick<BackendConfig, 'demo'>;
    readonly now: Date;
  },
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
  hasIdentityNumber: isIdentityNumber({ ...state, market: cart.scope.market.alias }, now),
  reachesMinimum: reachesMinimum(cart),
});
