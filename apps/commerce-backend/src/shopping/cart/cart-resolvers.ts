import type { GraphQLResolveInfo } from 'graphql';
import { isBlank } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import type {
  MutationAddToCartArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Scope } from '../../shop/scope.ts';
import { isMember } from '../../platform/identity/is-member.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { once } from '../../platform/idempotency/once.ts';
import { refundAttempts, consumeAttempts } from '../../platform/limits/throttle.ts';
import { findReceivedOrder } from '../orders/order-store.ts';
import { presentOrderCart } from '../orders/present-order-cart.ts';
import { promoAttempts } from '../promotions/promo-attempts.ts';
import { cartItemProduct } from './cart-item-product.ts';
import { cartError } from './cart-error.ts';
import type { CartFailure } from './cart-error.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { createCart, findCart, lockCart, touchCart } from './cart-store.ts';
import type { CartRecord } from './cart-store.ts';
import { addItem, setItem } from './change-cart.ts';
import type { ChangeContext } from './change-cart.ts';
import { presentCart } from './present-cart.ts';
import { readCart } from './read-cart.ts';
import { setPromoCode } from './set-promo-code.ts';
import { showTotal } from './shown-total.ts';

type CartArguments = Omit<MutationAddToCartArgs, 'item'>;

type Change = (
  transaction: DatabaseTransaction,
  cart: CartRecord,
  scope: Scope,
) => Promise<Result<CartFailure, undefined>>;

const idOf = (text: string | null | undefined): string | undefined => {
  const parsed = parseCartId(text);
  if (!parsed.ok) throw cartError(parsed.error);
  return parsed.value;
};

/** A cart that became an order is shown with the prices that were paid. */
const show = async (context: ApiContext, record: CartRecord, scope: Scope) => {
  const placed = record.isCompleted ? await findReceivedOrder(context.db, record.id) : undefined;
  if (placed !== undefined) return presentOrderCart(placed, scopeOfOrder(context.config.shop, placed.order));
  return presentCart(await readCart(context.db, record, scope, context.now(), (await signedInCustomer(context))?.sid));
};

const newCart = (db: Database, context: ApiContext, scope: Scope): Promise<CartRecord> => {
  if (!context.mayCreateCart()) throw cartError({ kind: 'too-many-carts' });
  return createCart(db, scope.market.alias, context.now());
};

/** A cart that is not there, or that has become an order, is replaced by a new one. */
const openCart = (record: CartRecord | undefined): CartRecord | undefined =>
  record?.isCompleted === true ? undefined : record;

const getCart: QueryResolvers['getCart'] = async (_parent, args, context) => {
  const scope = context.scope(args);
  const id = idOf(args.id);
  const found = id === undefined ? undefined : await findCart(context.db, id);
  const usable = args.includeCompleted === true ? found : openCart(found);
  return show(context, usable ?? (await newCart(context.db, context, scope)), scope);
};

/** Changes a locked cart once per idempotency key, and shows it as it is afterwards. */
const change = async (
  context: ApiContext,
  args: CartArguments,
  info: GraphQLResolveInfo,
  options: { readonly createsCart: boolean; readonly input: unknown; readonly apply: Change },
) => {
  const scope = context.scope(args);
  const id = idOf(args.id);
  const now = context.now();
  // Not the market and the language that it is shown in: an intent that is sent again from another page is the same one.
  // The hash of the body is stored for a day, so the name of this key must not change.
  const body = { field: info.fieldName, id, asked: options.input };
  const intent = { key: context.idempotencyKey, field: String(info.path.key), body, now };
  const { cartId } = await once(context.db, intent, async (transaction) => {
    const found = id === undefined ? undefined : await lockCart(transaction, id);
    const cart = options.createsCart ? (openCart(found) ?? (await newCart(transaction, context, scope))) : found;
    if (cart === undefined) throw cartError({ kind: 'unknown-cart', cartId: args.id });
    if (cart.isCompleted) throw cartError({ kind: 'completed-cart' });
    const changed = await options.apply(transaction, cart, scope);
    if (!changed.ok) throw cartError(changed.error);
    await touchCart(transaction, cart.id, scope.market.alias, now);
    return { cartId: cart.id };
  });
  const record = await findCart(context.db, cartId);
  if (record === undefined) throw cartError({ kind: 'unknown-cart', cartId });
  return show(context, record, scope);
};

const changeContext = (context: ApiContext, { market }: Scope, transaction: DatabaseTransaction): ChangeContext => ({
  market: market.alias,
  isMember: () => isMember({ ...context, db: transaction }),
  now: context.now(),
});

const addToCart: MutationResolvers['addToCart'] = (_parent, args, context, info) =>
  change(context, args, info, {
    createsCart: true,
    input: args.item,
    apply: (transaction, cart, scope) =>
      addItem(transaction, cart.id, changeContext(context, scope, transaction), args.item),
  });

const updateCartItem: MutationResolvers['updateCartItem'] = (_parent, args, context, info) =>
  change(context, args, info, {
    createsCart: false,
    input: args.item,
    apply: (transaction, cart, scope) =>
      setItem(transaction, cart.id, changeContext(context, scope, transaction), args.item),
  });

/** Slows down guessing: the cart after some wrong codes, the address after many codes. */
const setCartPromoCode: MutationResolvers['setCartPromoCode'] = async (_parent, args, context, info) => {
  const { db } = context;
  const now = context.now();
  const cartId = idOf(args.id);
  const attempts = cartId === undefined || isBlank(args.promoCode) ? [] : promoAttempts(cartId);
  if (attempts.length > 0 && (!context.mayPost() || !(await consumeAttempts(db, attempts, now)).ok))
    throw cartError({ kind: 'guessed-too-often' });
  const userId = (await signedInCustomer(context))?.sid;
  let missed = false;
  try {
    return await change(context, args, info, {
      createsCart: false,
      input: args.promoCode,
      apply: async (transaction, cart, scope) => {
        const set = await setPromoCode(transaction, cart, { scope, text: args.promoCode, now, userId });
        missed = !set.ok && set.error.kind === 'unknown-code';
        return set;
      },
    });
  } finally {
    // Outside of the change, which a wrong code rolls back.
    if (attempts.length > 0 && !missed) await refundAttempts(db, attempts, now);
  }
};

/** The id is the only key to a cart. */
const cartChanged = {
  subscribe: async (_parent, args, { changes, db }) => {
    const id = idOf(args.id);
    if (id === undefined || (await findCart(db, id)) === undefined)
      throw cartError({ kind: 'unknown-cart', cartId: args.id });
    return changeStream(changes, `cart:${id}`, ({ version }) => ({ cartChanged: { id, version } }));
  },
} satisfies SubscriptionResolvers['cartChanged'];

/** The cart's root fields, and the product of a line. */
export const cartResolvers = {
  Query: { getCart },
  Mutation: { addToCart, updateCartItem, setCartPromoCode },
  Subscription: { cartChanged },
  CartItemType: { product: cartItemProduct },
  CartSummaryType: { total: showTotal },
} satisfies Resolvers;
