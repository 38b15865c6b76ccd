import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import type { CartRecord } from '../cart/cart-store.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { readCart } from '../cart/read-cart.ts';
import { conditionProblem, validateOrder } from './core/validate-order.ts';
import type { OrderValidation } from './core/validate-order.ts';
import { dueOf, orderFacts, reachesMinimum, stockCovers } from './order-facts.ts';
import type { BackendConfig } from '../../platform/config.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState } from './core/checkout-state.ts';

/** The response reveals facts about a person, so a cart may send only so many requests in a minute. */
const REQUESTS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** The cart is locked meanwhile, so that concurrent requests count each other. */
const countRequest = (db: Database, cartId: string, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockCart(transaction, cartId);
    const since = new Date(now.getTime() - MINUTE_MS);
    await transaction
      .deleteFrom('order_validation')
      .where('cart_id', '=', cartId)
      .where('asked_at', '<=', since)
      .execute();
    const { requests } = await transaction
      .selectFrom('order_validation')
      .select(({ fn }) => fn.countAll<number>().as('requests'))
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    if (Number(requests) >= REQUESTS_PER_MINUTE)
      throw graphqlError('TooManyRequests', 'The order was validated too often. Try again in a minute.');
    await transaction.insertInto('order_validation').values({ cart_id: cartId, asked_at: now }).execute();
  });

/** The error for a cart that does not exist or is completed. */
const noCart = (cartId: string): string => `No cart was found with the ID ${cartId}`;

/**
 * The open cart of that id, with the request counted; undefined when there is none.
 * @throws `TooManyRequests` once the cart has been validated too often.
 */
async function cartToValidate(db: Database, cartId: string, now: Date): Promise<CartRecord | undefined> {
  const id = parseCartId(cartId);
  const record = id.ok && id.value !== undefined ? await findCart(db, id.value) : undefined;
  if (record === undefined || record.isCompleted) return undefined;
  await countRequest(db, record.id, now);
  return record;
}

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
