import type { Database } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { readCart } from '../cart/read-cart.ts';
import { cartToValidate, noCart } from './cart-to-validate.ts';
import { conditionProblem } from './core/validate-order.ts';
import { reachesMinimum, stockCovers } from './order-facts.ts';

/** The wire's `ValidateOrderConditionsResponseType`: whether the cart, whatever is filled in, could become an order; changes nothing. */
export async function validateOrderConditions(
  db: Database,
  request: {
    readonly cartId: string;
    readonly email: string | null;
    readonly scope: Scope;
    readonly now: Date;
    readonly customer?: TokenClaims | undefined;
  },
): Promise<{ readonly isValid: boolean; readonly message: string | null }> {
  const { cartId, email, scope, now, customer } = request;
  const record = await cartToValidate(db, cartId, now);
  if (record === undefined) return { isValid: false, message: noCart(cartId) };
  const cart = await readCart(db, record, scope, now, customer?.sid);
  const problem = conditionProblem({
    email,
    cartIsEmpty: cart.lines.length === 0,
    stockCovers: await stockCovers(db, cart),
    reachesMinimum: reachesMinimum(cart),
  });
  return { isValid: problem === undefined, message: problem ?? null };
}
