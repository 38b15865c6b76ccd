import { randomUUID } from 'node:crypto';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { confirmationSnippet } from './confirmation-snippet.ts';
import { giveOrder } from './give-order.ts';
import { findNamedOrder } from './named-order.ts';
import type { OrderReference } from './named-order.ts';
import { countPurchases, findOrder } from './order-store.ts';
import { orderOfCustomer, ordersOfCustomer, statusOfOrder } from './orders-of-customer.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { presentOwnOrder, presentPublicOrder } from './present-order.ts';
import { presentOrderCart } from './present-order-cart.ts';
import { wireStatus } from './wire-status.ts';

const noOrder = {
  htmlSnippet: null,
  newCheckoutSession: false,
  completed: false,
  order: null,
  nthPurchase: 1,
  cart: null,
};

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
    cart: isBuyer ? cart : { ...cart, id: null, merchantData: null },
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

const claimOrder: MutationResolvers['claimOrder'] = async (_parent, args, context) => {
  const user = await signedInUser(context);
  const cartId = parseCartId(args.cartId);
  if (!cartId.ok || cartId.value === undefined) return false;
  return giveOrder(context.db, { publicId: args.publicOrderId, cartId: cartId.value }, user);
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

/** The root fields that show and follow orders, and the one that gives an order to an account. */
export const orderResolvers = {
  Query: { checkout, getCheckout, getCheckoutAndOrder, getOrder, getOrders, getOrderPublic },
  Mutation: { claimOrder },
  Subscription: { orderStatusChanged },
} satisfies Resolvers;
