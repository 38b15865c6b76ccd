import { GraphQLError } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import type {
  MutationCreateOrUpdateCheckoutArgs,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { cartError } from '../cart/cart-error.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { lockCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { rememberShown, totalInError } from '../cart/shown-total.ts';
import { once } from '../../platform/idempotency/once.ts';
import type { Intent } from '../../platform/idempotency/once.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState, emptyDraft } from './core/checkout-state.ts';
import { saveForm } from './save-form.ts';
import type { FilledForm } from './save-form.ts';
import { isOrderActive, placeOrder } from './place-order.ts';
import { presentCheckout } from './present-checkout.ts';
import { validateOrderCreation } from './validate-order-creation.ts';

const cartIdOf = (text: string): string => {
  const parsed = parseCartId(text);
  if (!parsed.ok || parsed.value === undefined) throw cartError({ kind: 'unknown-cart', cartId: text });
  return parsed.value;
};

const intentOf = (args: MutationCreateOrUpdateCheckoutArgs, context: ApiContext, info: GraphQLResolveInfo): Intent => ({
  key: context.idempotencyKey,
  field: String(info.path.key),
  body: { field: info.fieldName, args },
  now: context.now(),
});

const createOrUpdateCheckout: MutationResolvers['createOrUpdateCheckout'] = async (_parent, args, context, info) => {
  const scope = context.scope(args);
  const cartId = cartIdOf(args.cartId);
  const where = { market: scope.market.alias, language: scope.language };
  const customer = await signedInCustomer(context);
  const form = { cartId, input: args.checkout, scope, now: context.now(), customer };
  const stored = await once(context.db, intentOf(args, context, info), async (transaction) => {
    const record = await lockCart(transaction, cartId);
    if (record === undefined) throw cartError({ kind: 'unknown-cart', cartId });
    if (record.isCompleted) throw cartError({ kind: 'completed-cart' });
    await saveForm(transaction, form);
    return { record };
  });
  const cart = await readCart(context.db, stored.record, scope, context.now(), customer?.sid);
  const state = checkoutState(await findDraft(context.db, cartId), undefined, where);
  const sent = checkoutState(emptyDraft, args.checkout, where);
  return presentCheckout(cart, state, { sent, canPay: context.config.demo });
};

const validate: QueryResolvers['validateOrderCreation'] = async (_parent, args, context) =>
  validateOrderCreation(context.db, {
    cartId: args.cartId,
    input: args.checkout,
    scope: context.scope(args),
    now: context.now(),
    customer: await signedInCustomer(context),
  });

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
    scope: context.scope(args),
    config: context.config,
    network: context.isLocal ? undefined : context.network,
    now: context.now(),
    // Before the transaction: a log-in is read from the database too.
    customer: await signedInCustomer(context),
  };
  try {
    return await once(
      context.db,
      intentOf(args, context, info),
      (transaction) => placeOrder(transaction, request),
      isOrderActive,
    );
  } catch (orderError) {
    if (orderError instanceof GraphQLError) await saveRejectedForm(context.db, request, orderError);
    throw orderError;
  }
};

/** The root fields of checkout. */
export const checkoutResolvers = {
  Query: { validateOrderCreation: validate },
  Mutation: { createOrUpdateCheckout, placeOrder: place },
} satisfies Resolvers;
