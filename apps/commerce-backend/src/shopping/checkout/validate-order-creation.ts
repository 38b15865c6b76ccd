import type { BackendConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { readCart } from '../cart/read-cart.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState } from './core/checkout-state.ts';
import { validateOrder } from './core/validate-order.ts';
import type { OrderValidation } from './core/validate-order.ts';
import { dueOf, orderFacts, stockCovers } from './order-facts.ts';
import { cartToValidate, noCart } from './cart-to-validate.ts';

/** Whether the cart could become an order with these facts; changes nothing. */
export async function validateOrderCreation(
  db: Database,
  request: {
    readonly cartId: string;
    readonly input: CheckoutInput;
    readonly scope: Scope;
    readonly config: Pick<BackendConfig, 'demo' | 'paymentProviders'>;
    readonly now: Date;
    readonly customer?: TokenClaims | undefined;
  },
): Promise<OrderValidation> {
  const { input, scope, config, now, customer } = request;
  const record = await cartToValidate(db, request.cartId, now);
  if (record === undefined) return { isValid: false, message: noCart(request.cartId), memberType: null };
  const state = checkoutState(await findDraft(db, record.id, customer), input, {
    market: scope.market.alias,
    language: scope.language,
    providers: config.paymentProviders,
  });
  const cart = await readCart(db, record, scope, now, customer?.sid);
  return validateOrder({
    ...orderFacts(cart, state, request),
    // An order without one takes the default, but its validation rejects it. Nothing due needs no way to pay.
    paymentIsSelected: state.paymentIsNamed || dueOf(cart) === 0,
    stockCovers: await stockCovers(db, cart),
  });
}
