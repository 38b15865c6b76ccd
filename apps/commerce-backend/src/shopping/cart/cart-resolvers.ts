import { isBlank } from '@lyng/model';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { consumeAttempts, refundAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';
import { cartItemProduct } from './cart-item-product.ts';
import { promoError, unknownCart } from './cart-error.ts';
import { changeCart, closeCart, copyLines, findCart } from './cart-store.ts';
import { cartScope, change, idOf, newCart, openCart, runOnce, show } from './cart-mutation.ts';
import { addItem, clearLines, setGroup, setItem } from './change-cart.ts';
import { setPromoCode } from './set-promo-code.ts';
import { showTotal } from './shown-total.ts';

const getCart: QueryResolvers['getCart'] = async (_parent, args, context) => {
  const id = idOf(args.id);
  const scope = await cartScope(context, args, id);
  const found = id === undefined ? undefined : await findCart(context.db, id);
  const usable = args.includeCompleted === true ? found : openCart(found);
  return show(context, usable ?? (await newCart(context.db, context, scope)), scope);
};

const addToCart: MutationResolvers['addToCart'] = (_parent, args, context, info) =>
  change(context, args, info, { createsCart: true, input: args.item, apply: (cart) => addItem(cart, args.item) });

const updateCartItem: MutationResolvers['updateCartItem'] = (_parent, args, context, info) =>
  change(context, args, info, { input: args.item, apply: (cart) => setItem(cart, args.item) });

const updateCartGroup: MutationResolvers['updateCartGroup'] = (_parent, args, context, info) =>
  change(context, args, info, { input: args.item, apply: (cart) => setGroup(cart, args.item) });

const addPackageToCart: MutationResolvers['addPackageToCart'] = (_parent, { packageId, ...args }, context, info) =>
  change(context, args, info, {
    input: { packageId, selections: args.selections },
    apply: () => Promise.reject(graphqlError('UnknownPackage', `There is no package ${String(packageId)}.`)),
  });

const clearCart: MutationResolvers['clearCart'] = (_parent, args, context, info) =>
  change(context, args, info, { apply: clearLines });

const MAX_MERCHANT_DATA = 10_000;

const setCartMerchantData: MutationResolvers['setCartMerchantData'] = (_parent, args, context, info) =>
  change(context, args, info, {
    input: args.merchantData,
    apply: async ({ transaction, cart, now }) => {
      // Half of it would be no JSON any more.
      if (args.merchantData.length > MAX_MERCHANT_DATA)
        throw graphqlError(
          'BAD_USER_INPUT',
          `The merchant data may have at most ${String(MAX_MERCHANT_DATA)} characters.`,
        );
      await changeCart(transaction, cart.id, { merchant_data: args.merchantData }, now);
    },
  });

/** A confirmation page completes the cart whose order has completed it already: `checkout` then says so. */
const completeCart: MutationResolvers['completeCart'] = (_parent, args, context, info) =>
  runOnce(context, args, info, undefined, async (transaction, _scope, cart) => {
    if (cart === undefined) throw unknownCart(args.id);
    await closeCart(transaction, cart.id, context.now());
    return cart.id;
  });

/**
 * A new cart with the lines of another, completed or not, its merchant data and perhaps its promo code: whether the code
 * counts is decided where the new cart is priced. Gift cards stay where they are, because whoever knows a cart's id could
 * take one along.
 */
const cloneCart: MutationResolvers['cloneCart'] = (_parent, args, context, info) =>
  runOnce(context, args, info, args.resetPromotions, async (transaction, scope, source) => {
    if (source === undefined) throw unknownCart(args.id);
    const copy = await newCart(transaction, context, scope);
    await copyLines(transaction, source.id, copy.id);
    const promoCode = args.resetPromotions === true ? '' : source.promoCode;
    await changeCart(
      transaction,
      copy.id,
      { merchant_data: source.merchantData, promo_code: promoCode },
      context.now(),
    );
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
    throw graphqlError('TooManyRequests', 'Too many wrong promo codes. Try again in a minute.');
  const userId = (await signedInCustomer(context))?.sid;
  let missed = false;
  try {
    return await change(context, args, info, {
      input: args.promoCode,
      apply: async (cart) => {
        const rejection = await setPromoCode(cart, args.promoCode, userId);
        missed = rejection?.kind === 'unknown-code';
        if (rejection !== undefined) throw promoError(rejection);
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
    if (id === undefined || (await findCart(db, id)) === undefined) throw unknownCart(args.id);
    return changeStream(changes, `cart:${id}`, ({ version }) => ({ cartChanged: { id, version } }));
  },
} satisfies SubscriptionResolvers['cartChanged'];

export const cartResolvers = {
  Query: { getCart },
  Mutation: {
    addPackageToCart,
    addToCart,
    clearCart,
    cloneCart,
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
