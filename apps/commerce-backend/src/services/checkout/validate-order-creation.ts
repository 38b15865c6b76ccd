import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import type { Scope } from '../../shop/scope.ts';
import type { TokenClaims } from '../auth/access-token.ts';
import { parseCartId } from '../cart/cart-id.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState } from './core/checkout-state.ts';
import { validateOrder } from './core/validate-order.ts';
import type { OrderValidation } from './core/validate-order.ts';
import { orderFacts, stockCovers } from './order-facts.ts';

/** W8: the answer tells about a person, so a cart may ask only so often in a minute. */
const QUESTIONS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

/** The cart is held meanwhile, so that questions sent at the same time count each other. */
const countQuestion = (db: Database, cartId: string, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockCart(transaction, cartId);
    const since = new Date(now.getTime() - MINUTE_MS);
    await transaction
      .deleteFrom('order_validation')
      .where('cart_id', '=', cartId)
      .where('asked_at', '<=', since)
      .execute();
    const { asked } = await transaction
      .selectFrom('order_validation')
      .select(({ fn }) => fn.countAll<number>().as('asked'))
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    if (Number(asked) >= QUESTIONS_PER_MINUTE)
      throw graphqlRefusal('TooManyRequests', 'The order was validated too often. Try again in a minute.');
    await transaction.insertInto('order_validation').values({ cart_id: cartId, asked_at: now }).execute();
  });

/** Whether the cart could become an order with these facts (spec §7); changes nothing. */
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
  await countQuestion(db, cartId, now);
  const state = checkoutState(await findDraft(db, cartId, customer), input, {
    market: scope.market.alias,
    language: scope.language,
  });
  const cart = await readCart(db, record, scope, now, customer?.sid);
  return validateOrder({ ...orderFacts(cart, state, customer), stockCovers: await stockCovers(db, cart) });
}
