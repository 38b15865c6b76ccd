import { isDeepStrictEqual } from 'node:util';
import { GraphQLError } from 'graphql';
import { findAccount } from '../../people/account/account-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  CheckoutInputType,
  MutationResolvers,
  Resolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import type { Scope } from '../../shop/scope.ts';
import { completedCart, unknownCart } from '../cart/cart-error.ts';
import { cartScope } from '../cart/cart-mutation.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import type { CartRecord } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { rememberShown, totalInError } from '../cart/shown-total.ts';
import { intentOf, once } from '../../platform/idempotency/once.ts';
import { findDraft, saveForm } from './checkout-store.ts';
import type { FilledForm } from './checkout-store.ts';
import { checkoutState, emptyDraft } from './core/checkout-state.ts';
import type { CheckoutDraft } from './core/checkout-state.ts';
import { isOrderActive, placeOrder } from './place-order.ts';
import { presentCheckout } from './present-checkout.ts';
import { providerForm } from './provider-form.ts';
import { validateOrderConditions, validateOrderCreation } from './order-validation.ts';

const cartIdOf = (text: string): string => {
  const parsed = parseCartId(text);
  if (!parsed.ok || parsed.value === undefined) throw unknownCart(text);
  return parsed.value;
};

const openRecord = (record: CartRecord | undefined, cartId: string): CartRecord => {
  if (record === undefined) throw unknownCart(cartId);
  if (record.isCompleted) throw completedCart();
  return record;
};

/** Whether a provider's form that was made for the one draft fits the other no longer. */
const needsNewForm = (before: CheckoutDraft, after: CheckoutDraft): boolean =>
  before.paymentId !== after.paymentId ||
  before.customerType !== after.customerType ||
  !isDeepStrictEqual([before.billing, before.shipping], [after.billing, after.shipping]);

/** The logged-in customer's own data for an empty form; a guest has none. */
async function knownBuyer(db: Database, customer: { readonly sid: string } | undefined): Promise<CheckoutDraft> {
  // A token of another auth service has no account here.
  const account = customer && (await findAccount(db, customer.sid));
  return account === undefined ? emptyDraft : { ...emptyDraft, email: account.email, billing: account.address };
}

/** The checkout as it is stored, and of the person what the input has, else what the caller's own account has. */
const showCheckout = async (
  context: ApiContext,
  record: CartRecord,
  scope: Scope,
  input: CheckoutInputType | null | undefined,
  isNewSession: boolean,
) => {
  const where = { scope, config: context.config };
  const customer = await signedInCustomer(context);
  const cart = await readCart(context.db, record, scope, context.now(), customer?.sid);
  const choices = input?.paymentId === undefined ? undefined : { paymentId: input.paymentId };
  const state = checkoutState(await findDraft(context.db, record.id), choices, where);
  const sent = checkoutState(await knownBuyer(context.db, customer), input, where);
  const urls = input?.checkoutUrls;
  const markup = await providerForm(context, { cartId: record.id, scope, state, sent, urls, customer });
  return presentCheckout(cart, state, {
    sent,
    canPay: context.config.demo,
    form: { markup, isNew: markup !== null && isNewSession },
  });
};

const createOrUpdateCheckout: MutationResolvers['createOrUpdateCheckout'] = async (_parent, args, context, info) => {
  const scope = await cartScope(context, args, args.cartId);
  const cartId = cartIdOf(args.cartId);
  const customer = await signedInCustomer(context);
  const form = { cartId, input: args.checkout, scope, config: context.config, now: context.now(), customer };
  const stored = await once(
    context.db,
    intentOf(context, info, { field: info.fieldName, args }),
    async (transaction) => {
      const record = await lockCart(transaction, cartId);
      if (record === undefined) throw unknownCart(cartId);
      if (record.isCompleted) throw completedCart();
      const before = await findDraft(transaction, cartId, customer);
      return { record, isNewSession: needsNewForm(before, await saveForm(transaction, form)) };
    },
  );
  return showCheckout(context, stored.record, scope, args.checkout, stored.isNewSession);
};

/** The shop's own table decides what shipping costs; a client may only send that it adds nothing to it. */
const NO_EXTERNAL_FEE = -1;

const setCartShippingFee: MutationResolvers['setCartShippingFee'] = async (_parent, args, context) => {
  const scope = await cartScope(context, args, args.cartId);
  const cartId = cartIdOf(args.cartId);
  if (args.shippingFee !== NO_EXTERNAL_FEE)
    throw graphqlError('ExternalShippingFeeNotAllowed', 'The shop decides what shipping costs.');
  const record = openRecord(await findCart(context.db, cartId), cartId);
  return showCheckout(context, record, scope, undefined, false);
};

/**
 * The form was rolled back with the order, but the cart must know whose it is: it then costs what this customer would
 * pay, without a code that they have used. It also stores the total in the error: a second order agrees to it.
 */
const saveRejectedForm = (db: Database, form: FilledForm, orderError: GraphQLError): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const record = await lockCart(transaction, form.cartId);
    if (record?.isCompleted !== false) return;
    await saveForm(transaction, { ...form, input: { ...form.input, identityNumber: '' } });
    const shown = totalInError(orderError, form.scope.market.alias);
    if (shown) await rememberShown(transaction, form.cartId, shown);
  });

const place: MutationResolvers['placeOrder'] = async (_parent, args, context, info) => {
  const request = {
    cartId: cartIdOf(args.cartId),
    input: args.checkout,
    scope: await cartScope(context, args, args.cartId),
    config: context.config,
    network: context.isLocal ? undefined : context.network,
    now: context.now(),
    // Before the transaction: a log-in is read from the database too.
    customer: await signedInCustomer(context),
  };
  try {
    return await once(
      context.db,
      intentOf(context, info, { field: info.fieldName, args }),
      (transaction) => placeOrder(transaction, request),
      isOrderActive,
    );
  } catch (orderError) {
    if (orderError instanceof GraphQLError) await saveRejectedForm(context.db, request, orderError);
    throw orderError;
  }
};

export const checkoutResolvers = {
  Query: { validateOrderConditions, validateOrderCreation },
  Mutation: { createOrUpdateCheckout, placeOrder: place, setCartShippingFee },
} satisfies Resolvers;
