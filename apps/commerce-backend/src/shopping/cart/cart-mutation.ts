import type { GraphQLResolveInfo } from 'graphql';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { intentOf, once } from '../../platform/idempotency/once.ts';
import { isMember, signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Scope, ScopeArguments } from '../../shop/scope.ts';
import { findReceivedOrder } from '../orders/order-store.ts';
import { presentOrderCart } from '../orders/present-order-cart.ts';
import { completedCart, unknownCart } from './cart-error.ts';
import { changeCart, createCart, findCart, lockCart } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';
import type { CartChange } from './change-cart.ts';
import { merchantDataOf, presentCart } from './present-cart.ts';
import { readCart } from './read-cart.ts';

export interface CartArguments extends ScopeArguments {
  readonly id: string;
}

/** A cart id as a client sent it; undefined when it names none. */
export const idOf = (text: string | null | undefined): string | undefined => {
  const parsed = parseCartId(text);
  // Clients depend on this text.
  if (!parsed.ok) throw graphqlError('BAD_USER_INPUT', "Variable '$id' is invalid.");
  return parsed.value;
};

/** A cart that became an order is shown with the prices that were paid. */
export const show = async (context: ApiContext, record: CartRecord, scope: Scope) => {
  const placed = record.isCompleted ? await findReceivedOrder(context.db, record.id) : undefined;
  if (placed !== undefined)
    return {
      ...presentOrderCart(placed, scopeOfOrder(context.config.shop, placed.order)),
      merchantData: merchantDataOf(record),
    };
  return presentCart(await readCart(context.db, record, scope, context.now(), (await signedInCustomer(context))?.sid));
};

/** An empty cart, as long as the caller's network has not created too many. */
export const newCart = (db: Database, context: ApiContext, scope: Scope): Promise<CartRecord> => {
  if (!context.mayCreateCart())
    throw graphqlError('TooManyRequests', 'Too many new carts from here. Try again in a minute.');
  return createCart(db, scope.market.alias, context.now());
};

/** A cart that is not there, or that has become an order, is replaced by a new one. */
export const openCart = (record: CartRecord | undefined): CartRecord | undefined =>
  record?.isCompleted === true ? undefined : record;

/** Runs the work on the locked cart once per idempotency key, and shows the cart whose id it returns. */
export const runOnce = async (
  context: ApiContext,
  args: CartArguments,
  info: GraphQLResolveInfo,
  input: unknown,
  work: (transaction: DatabaseTransaction, scope: Scope, cart: CartRecord | undefined) => Promise<string>,
) => {
  const id = idOf(args.id);
  const scope = await cartScope(context, args, id);
  // Not the market and the language that it is shown in: an intent that is sent again from another page is the same one.
  // The hash of the body is stored for a day, so the name of this key must not change.
  const body = { field: info.fieldName, id, asked: input };
  const { cartId } = await once(context.db, intentOf(context, info, body), async (transaction) => {
    const cart = id === undefined ? undefined : await lockCart(transaction, id);
    return { cartId: await work(transaction, scope, cart) };
  });
  const record = await findCart(context.db, cartId);
  if (record === undefined) throw unknownCart(cartId);
  return show(context, record, scope);
};

/** Changes a locked cart once per idempotency key, and shows it as it is afterwards. */
export const change = (
  context: ApiContext,
  args: CartArguments,
  info: GraphQLResolveInfo,
  options: {
    readonly createsCart?: boolean;
    readonly input?: unknown;
    readonly apply: (change: CartChange) => Promise<void>;
  },
) =>
  runOnce(context, args, info, options.input, async (transaction, scope, found) => {
    const cart =
      options.createsCart === true ? (openCart(found) ?? (await newCart(transaction, context, scope))) : found;
    if (cart === undefined) throw unknownCart(args.id);
    if (cart.isCompleted) throw completedCart();
    const now = context.now();
    await options.apply({ transaction, cart, scope, now, isMember: () => isMember({ ...context, db: transaction }) });
    await changeCart(transaction, cart.id, { market: scope.market.alias }, now);
    return cart.id;
  });

/** The market and language of a request about a cart: the cart's market, unless the request names one. */
export async function cartScope(
  { db, scope }: Pick<ApiContext, 'db' | 'scope'>,
  args: ScopeArguments,
  cartId: string | null | undefined,
): Promise<Scope> {
  const id = parseCartId(cartId);
  if (args.marketId || !id.ok || id.value === undefined) return scope(args);
  const cart = await db.selectFrom('cart').select('market').where('id', '=', id.value).executeTakeFirst();
  return scope({ ...args, marketId: cart?.market ?? null });
}
