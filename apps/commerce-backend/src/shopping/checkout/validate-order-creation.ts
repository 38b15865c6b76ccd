import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../../platform/identity/access-token.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState } from './core/checkout-state.ts';
import { validateOrder } from './core/validate-order.ts';
import type { OrderValidation } from './core/validate-order.ts';
import { orderFacts, stockCovers } from './order-facts.ts';

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

/** Whether the cart could become an order with these facts; changes nothing. */
export async function validateOrderCreation(
  db: Database,
  request: {
    readonly cartId: string;
    readonly input: CheckoutInput;
    readonly scope: Scope;
    readonly now: Date;
    readonly customer?: TokenClaims | undefined;
  },
): Promise<OrderValidation> {
  const { input, scope, now, customer } = request;
  const id = parseCartId(request.cartId);
  const record = id.ok && id.value !== undefined ? await findCart(db, id.value) : undefined;
  if (record === undefined || record.isCompleted) {
    return { isValid: false, message: `No cart was found with the ID ${request.cartId}`, memberType: null };
  }
  const cartId = record.id;
  await countRequest(db, cartId, now);
  const state = checkoutState(await findDraft(db, cartId, customer), input, {
    market: scope.market.alias,
    language: scope.language,
  });
  const cart = await readCart(db, record, scope, now, customer?.sid);
  return validateOrder({ ...orderFacts(cart, state, customer), stockCovers: await stockCovers(db, cart) });
}
