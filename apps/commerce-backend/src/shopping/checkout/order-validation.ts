import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { QueryResolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { cartScope } from '../cart/cart-mutation.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import type { CartRecord } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState } from './core/checkout-state.ts';
import { conditionProblem, validateOrder } from './core/validate-order.ts';
import { dueOf, orderFacts, reachesMinimum, stockCovers } from './order-facts.ts';

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
async function cartToValidate(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  cartId: string,
): Promise<CartRecord | undefined> {
  const id = parseCartId(cartId);
  const record = id.ok && id.value !== undefined ? await findCart(db, id.value) : undefined;
  if (record === undefined || record.isCompleted) return undefined;
  await countRequest(db, record.id, now());
  return record;
}

/** Whether the cart, whatever is filled in, could become an order; changes nothing. */
export const validateOrderConditions: NonNullable<QueryResolvers['validateOrderConditions']> = async (
  _parent,
  args,
  context,
) => {
  const { db } = context;
  const record = await cartToValidate(context, args.cartId);
  if (record === undefined) return { isValid: false, message: noCart(args.cartId) };
  const scope = await cartScope(context, args, args.cartId);
  const cart = await readCart(db, record, scope, context.now(), (await signedInCustomer(context))?.sid);
  const problem = conditionProblem({
    email: args.email ?? null,
    cartIsEmpty: cart.lines.length === 0,
    stockCovers: await stockCovers(db, cart),
    reachesMinimum: reachesMinimum(cart),
  });
  return { isValid: problem === undefined, message: problem ?? null };
};

/** Whether the cart could become an order with this form; changes nothing. */
export const validateOrderCreation: NonNullable<QueryResolvers['validateOrderCreation']> = async (
  _parent,
  args,
  context,
) => {
  const { db, config } = context;
  const record = await cartToValidate(context, args.cartId);
  if (record === undefined) return { isValid: false, message: noCart(args.cartId), memberType: null };
  const scope = await cartScope(context, args, args.cartId);
  const customer = await signedInCustomer(context);
  const state = checkoutState(await findDraft(db, record.id, customer), args.checkout, { scope, config });
  const now = context.now();
  const cart = await readCart(db, record, scope, now, customer?.sid);
  return validateOrder({
    ...orderFacts(cart, state, { customer, config, now }),
    // An order without one takes the default, but its validation rejects it. Nothing due needs no way to pay.
    paymentIsSelected: state.paymentIsNamed || dueOf(cart) === 0,
    stockCovers: await stockCovers(db, cart),
  });
};
