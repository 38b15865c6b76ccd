import { GraphQLError } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ApiContext } from '../../graphql/context.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { signedInCustomer } from '../auth/signed-in-user.ts';
import { cartRefusal } from '../cart/cart-failure.ts';
import { parseCartId } from '../cart/cart-id.ts';
import { lockCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import { rememberShown, totalInError } from '../cart/shown-total.ts';
import { once } from '../idempotency/once.ts';
import type { Intent } from '../idempotency/once.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { findDraft } from './checkout-store.ts';
import { checkoutState, emptyDraft } from './core/checkout-state.ts';
import { keepForm } from './keep-form.ts';
import type { FilledForm } from './keep-form.ts';
import { isAlive, placeOrder } from './place-order.ts';
import { presentCheckout } from './present-checkout.ts';
import { validateOrderCreation } from './validate-order-creation.ts';

interface CheckoutArguments extends ScopeArguments {
  readonly cartId: string;
  readonly checkout?: CheckoutInput | null;
}

const cartIdOf = (text: string): string => {
  const parsed = parseCartId(text);
  if (!parsed.ok || parsed.value === undefined) throw cartRefusal({ kind: 'unknown-cart', cartId: text });
  return parsed.value;
};

const intentOf = (args: CheckoutArguments, context: ApiContext, info: GraphQLResolveInfo): Intent => ({
  key: context.idempotencyKey,
  field: String(info.path.key),
  body: { field: info.fieldName, args },
  now: context.now(),
});

const createOrUpdateCheckout = async (
  _parent: unknown,
  args: CheckoutArguments,
  context: ApiContext,
  info: GraphQLResolveInfo,
) => {
  const scope = context.scope(args);
  const cartId = cartIdOf(args.cartId);
  const where = { market: scope.market.alias, language: scope.language };
  const customer = await signedInCustomer(context);
  const form = { cartId, input: args.checkout, scope, now: context.now(), customer };
  const stored = await once(context.db, intentOf(args, context, info), async (transaction) => {
    const record = await lockCart(transaction, cartId);
    if (record === undefined) throw cartRefusal({ kind: 'unknown-cart', cartId });
    if (record.isCompleted) throw cartRefusal({ kind: 'completed-cart' });
    await keepForm(transaction, form);
    return { record };
  });
  const cart = await readCart(context.db, stored.record, scope, context.now(), customer?.sid);
  const state = checkoutState(await findDraft(context.db, cartId), undefined, where);
  const said = checkoutState(emptyDraft, args.checkout, where);
  return presentCheckout(cart, state, { said, canPay: context.config.demo });
};

const validate = async (_parent: unknown, args: CheckoutArguments, context: ApiContext) =>
  validateOrderCreation(context.db, {
    cartId: args.cartId,
    input: args.checkout ?? {},
    scope: context.scope(args),
    now: context.now(),
    customer: await signedInCustomer(context),
  });

/**
 * The form was undone with the order, but the cart must know whose it is: it then costs what this customer would pay,
 * without a code that they have used. It also remembers the total in the error: whoever orders again agrees to it.
 */
const keepRefused = (db: Database, form: FilledForm, refused: GraphQLError): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const record = await lockCart(transaction, form.cartId);
    if (record?.isCompleted !== false) return;
    await keepForm(transaction, { ...form, input: { ...form.input, identityNumber: '' } });
    const shown = totalInError(refused, form.scope.market.alias);
    if (shown) await rememberShown(transaction, form.cartId, shown);
  });

const place = async (_parent: unknown, args: CheckoutArguments, context: ApiContext, info: GraphQLResolveInfo) => {
  const request = {
    cartId: cartIdOf(args.cartId),
    input: args.checkout ?? {},
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
      isAlive,
    );
  } catch (refused) {
    if (refused instanceof GraphQLError) await keepRefused(context.db, request, refused);
    throw refused;
  }
};

/** The root fields of checkout. */
export const checkoutResolvers: IResolvers = {
  Query: { validateOrderCreation: validate },
  Mutation: { createOrUpdateCheckout, placeOrder: place },
};
