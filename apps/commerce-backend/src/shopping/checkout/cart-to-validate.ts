import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import type { CartRecord } from '../cart/cart-store.ts';

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
export const noCart = (cartId: string): string => `No cart was found with the ID ${cartId}`;

/**
 * The open cart of that id, with the request counted; undefined when there is none.
 * @throws `TooManyRequests` once the cart has been validated too often.
 */
export async function cartToValidate(db: Database, cartId: string, now: Date): Promise<CartRecord | undefined> {
  const id = parseCartId(cartId);
  const record = id.ok && id.value !== undefined ? await findCart(db, id.value) : undefined;
  if (record === undefined || record.isCompleted) return undefined;
  await countRequest(db, record.id, now);
  return record;
}
