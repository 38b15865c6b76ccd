import { randomUUID } from 'node:crypto';
import type { Language } from '@lyng/model';
import { findAccount } from '../../people/account/account-store.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { html } from '../../platform/html/html.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { textsIn } from '../../shop/texts.ts';
import { findNamedOrder } from './named-order.ts';
import type { OrderReference } from './named-order.ts';
import { countPurchases, findOrder, wireStatus } from './order-store.ts';
import type { OrderRecord } from './order-store.ts';
import { embeddedProvider, paymentName, paymentOption } from './payment-options.ts';
import { orderOfCustomer, ordersOfCustomer, statusOfOrder } from './orders-of-customer.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { presentOwnOrder, presentPublicOrder } from './present-order.ts';
import { presentOrderCart } from './present-order-cart.ts';

const noOrder = { htmlSnippet: null, newCheckoutSession: false, completed: false, order: null, nthPurchase: 1 };

/** The provider's snippet after an order was paid in its form; null for an order that no provider took. */
function confirmationSnippet({ payment_id: paymentId }: OrderRecord, language: Language): string | null {
  const option = paymentOption(paymentId);
  if (option === undefined || embeddedProvider(option) === undefined) return null;
  const i18n = textsIn(language);
  const provider = paymentName(option.method, language);
  return html`<p>${i18n._('You have paid with {provider}.', { provider })}</p>`.markup;
}

const presentCheckoutData = async (context: ApiContext, reference: OrderReference) => {
  const named = await findNamedOrder(context.db, reference, context.now());
  if (named === undefined) return noOrder;
  const { placed, isBuyer, isClosed } = named;
  const scope = scopeOfOrder(context.config.shop, placed.order);
  const completed = placed.order.completed_at !== null;
  // A confirmation page counts the purchase and completes the cart when it finds it open, so that a reload does neither.
  const cart = { ...presentOrderCart(placed, scope), isCompleted: completed && isClosed };
  return {
    ...noOrder,
    completed,
    htmlSnippet: completed ? confirmationSnippet(placed.order, scope.language) : null,
    order: presentCheckoutOrder(named, scope),
    // Anybody can order in anybody's name; the purchase count is shown only after payment.
    nthPurchase: completed && isBuyer ? await countPurchases(context.db, placed.order) : 1,
    cart: isBuyer ? cart : { ...cart, id: null },
  };
};

const checkout: QueryResolvers['checkout'] = (_parent, args, context) => presentCheckoutData(context, args);

const getCheckout: QueryResolvers['getCheckout'] = async (_parent, { id, paymentType }, context) =>
  (await presentCheckoutData(context, { id, paymentType })).htmlSnippet;

const getCheckoutAndOrder: QueryResolvers['getCheckoutAndOrder'] = async (_parent, { id, paymentType }, context) => {
  const { htmlSnippet, order } = await presentCheckoutData(context, { id, paymentType });
  return order === null ? null : { htmlSnippet: htmlSnippet ?? '', order };
};

const getOrderPublic: QueryResolvers['getOrderPublic'] = async (_parent, args, context) => {
  const placed = await findOrder(context.db, args.publicOrderId);
  return placed === undefined ? null : presentPublicOrder(placed, scopeOfOrder(context.config.shop, placed.order));
};

/** As for `getUser`, a guest has none and an invalid token is an error. */
const getOrders: QueryResolvers['getOrders'] = async (_parent, _args, context) => {
  if (context.token === undefined) return null;
  const orders = await ordersOfCustomer(context.db, await signedInUser(context));
  return orders.map((placed) => presentOwnOrder(placed, scopeOfOrder(context.config.shop, placed.order)));
};

const getOrder: QueryResolvers['getOrder'] = async (_parent, args, context) => {
  if (context.token === undefined) return null;
  const placed = await orderOfCustomer(context.db, await signedInUser(context), args.orderId);
  return placed === undefined ? null : presentOwnOrder(placed, scopeOfOrder(context.config.shop, placed.order));
};

/**
 * Adds a guest's order to an account with the same email address, for its buyer only: nobody else knows both ids. Whether
 * it is the account's order now; `false` also for an order of another account, and for one that does not exist.
 */
const claimOrder: MutationResolvers['claimOrder'] = async (_parent, args, context) => {
  const userId = await signedInUser(context);
  const cartId = parseCartId(args.cartId);
  const account = await findAccount(context.db, userId);
  if (!cartId.ok || cartId.value === undefined || account === undefined) return false;
  const given = await context.db
    .updateTable('customer_order')
    .set({ user_id: userId })
    .where('public_id', '=', args.publicOrderId)
    .where('cart_id', '=', cartId.value)
    .where('email', '=', account.email)
    .where((order) => order.or([order('user_id', 'is', null), order('user_id', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
};

/** An order of somebody else is one that does not exist. */
const statusOf = async (context: ApiContext, orderId: number): Promise<string> => {
  const status = await statusOfOrder(context.db, await signedInUser(context), orderId);
  if (status !== undefined) return wireStatus(status);
  throw graphqlError('OrderNotFound', `No order was found with the ID ${String(orderId)}`);
};

const orderStatusChanged = {
  subscribe: async (_parent, { orderId }, context) => {
    await statusOf(context, orderId);
    return changeStream(
      context.changes,
      `order:${String(orderId)}`,
      ({ version }) => ({
        // The token is verified again for each event.
        orderStatusChanged: { orderId, version, status: () => statusOf(context, orderId) },
      }),
      `initial-${randomUUID()}`,
    );
  },
} satisfies SubscriptionResolvers['orderStatusChanged'];

export const orderResolvers = {
  Query: { checkout, getCheckout, getCheckoutAndOrder, getOrder, getOrders, getOrderPublic },
  Mutation: { claimOrder },
  Subscription: { orderStatusChanged },
} satisfies Resolvers;
