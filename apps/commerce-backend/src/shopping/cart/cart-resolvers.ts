import { fail, isBlank, ok } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import type { Scope } from '../../shop/scope.ts';
import { isMember } from '../../platform/identity/is-member.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { consumeAttempts, refundAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';
import { cartItemProduct } from './cart-item-product.ts';
import { cartError } from './cart-error.ts';
import { cartScope, change, idOf, newCart, openCart, runOnce, show } from './cart-mutation.ts';
import { closeCart, findCart, lockCart, storeMerchantData } from './cart-store.ts';
import { addItem, clearLines, setGroup, setItem } from './change-cart.ts';
import type { ChangeContext } from './change-cart.ts';
import { cloneCart } from './clone-cart.ts';
import { setPromoCode } from './set-promo-code.ts';
import { showTotal } from './shown-total.ts';

const getCart: QueryResolvers['getCart'] = async (_parent, args, context) => {
  const id = idOf(args.id);
  const scope = await cartScope(context, args, id);
  const found = id === undefined ? undefined : await findCart(context.db, id);
  const usable = args.includeCompleted === true ? found : openCart(found);
  return show(context, usable ?? (await newCart(context.db, context, scope)), scope);
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
    input: args.item,
    apply: (transaction, cart, scope) =>
      setItem(transaction, cart.id, changeContext(context, scope, transaction), args.item),
  });

const updateCartGroup: MutationResolvers['updateCartGroup'] = (_parent, args, context, info) =>
  change(context, args, info, {
    input: args.item,
    apply: (transaction, cart, scope) =>
      setGroup(transaction, cart.id, changeContext(context, scope, transaction), args.item),
  });

const addPackageToCart: MutationResolvers['addPackageToCart'] = (_parent, { packageId, ...args }, context, info) =>
  change(context, args, info, {
    input: { packageId, selections: args.selections },
    apply: () => Promise.resolve(fail({ kind: 'unknown-package', packageId })),
  });

const clearCart: MutationResolvers['clearCart'] = (_parent, args, context, info) =>
  change(context, args, info, {
    apply: (transaction, cart) => clearLines(transaction, cart.id, context.now()),
  });

const MAX_MERCHANT_DATA = 10_000;

const setCartMerchantData: MutationResolvers['setCartMerchantData'] = (_parent, args, context, info) =>
  change(context, args, info, {
    input: args.merchantData,
    apply: async (transaction, cart) => {
      // Half of it would be no JSON any more.
      if (args.merchantData.length > MAX_MERCHANT_DATA)
        return fail({ kind: 'merchant-data-too-long', max: MAX_MERCHANT_DATA });
      await storeMerchantData(transaction, cart.id, args.merchantData);
      return ok(undefined);
    },
  });

/** A confirmation page completes the cart whose order has completed it already: `checkout` then says so. */
const completeCart: MutationResolvers['completeCart'] = (_parent, args, context, info) =>
  runOnce(context, args, info, undefined, async (transaction, _scope, id) => {
    const cart = id === undefined ? undefined : await lockCart(transaction, id);
    if (cart === undefined) throw cartError({ kind: 'unknown-cart', cartId: args.id });
    await closeCart(transaction, cart.id, context.now());
    return cart.id;
  });

const clone: MutationResolvers['cloneCart'] = (_parent, args, context, info) =>
  runOnce(context, args, info, args.resetPromotions, async (transaction, scope, id) => {
    const source = id === undefined ? undefined : await lockCart(transaction, id);
    if (source === undefined) throw cartError({ kind: 'unknown-cart', cartId: args.id });
    const copy = await newCart(transaction, context, scope);
    await cloneCart(transaction, source, copy.id, { withPromotions: args.resetPromotions !== true });
    return copy.id;
  });

/** Wrong codes of one cart: eight in a minute, which a guess at a code exceeds by far. */
const promoAttempts = (cartId: string): readonly Attempt[] => [
  { kind: 'promo', by: [cartId], rule: { burst: 8, window: 60, leaks: true, firstWait: 60, maxWait: 60 } },
];

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
  Mutation: {
    addPackageToCart,
    addToCart,
    clearCart,
    cloneCart: clone,
    completeCart,
    setCartMerchantData,
    setCartPromoCode,
    updateCartGroup,
    updateCartItem,
  },
  Subscription: { cartChanged },
  CartItemType: { product: cartItemProduct },
  CartSummaryType: { total: showTotal },
} satisfies Resolvers;
