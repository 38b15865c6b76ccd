import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../platform/time.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryCheckoutArgs,
  QueryResolvers,
  Resolvers,
  SubscriptionResolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { changeStream } from '../../platform/events/change-stream.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { giveOrder } from './give-order.ts';
import { countPurchases, findOrder } from './order-store.ts';
import type { PlacedOrder } from './order-store.ts';
import { orderOfCustomer, ordersOfCustomer, statusOfOrder } from './orders-of-customer.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { presentOwnOrder, presentPublicOrder } from './present-order.ts';
import { presentOrderCart } from './present-order-cart.ts';

/** The confirmation page shows the names and addresses of an order for a day; afterwards its link shows less. */
const CONFIRMATION_LIFETIME_MS = DAY_MS;

const noOrder = {
  htmlSnippet: null,
  newCheckoutSession: false,
  completed: false,
  order: null,
  nthPurchase: 1,
  cart: null,
};

/** The caller must know both the order's public id and the cart it came from. */
const orderOf = async (context: ApiContext, args: QueryCheckoutArgs): Promise<PlacedOrder | undefined> => {
  const id = parseCartId(args.id);
  const cartId = parseCartId(args.cartId);
  if (args.paymentType !== 'STANDARD' || !id.ok || id.value === undefined || !cartId.ok || cartId.value === undefined)
    return undefined;
  const placed = await findOrder(context.db, id.value);
  const age = placed && context.now().getTime() - placed.order.created_at.getTime();
  return age !== undefined && age < CONFIRMATION_LIFETIME_MS && placed?.order.cart_id === cartId.value
    ? placed
    : undefined;
};

const checkout: QueryResolvers['checkout'] = async (_parent, args, context) => {
  const placed = await orderOf(context, args);
  if (placed === undefined) return noOrder;
  const scope = scopeOfOrder(context.config.shop, placed.order);
  const completed = placed.order.completed_at !== null;
  return {
    ...noOrder,
    completed,
    order: presentCheckoutOrder(placed, scope),
    // Anybody can order in anybody's name; the purchase count is shown only after payment.
    nthPurchase: completed ? await countPurchases(context.db, placed.order) : 1,
    cart: presentOrderCart(placed, scope),
  };
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
  if (status !== undefined) return status;
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
  Query: { checkout, getOrder, getOrders, getOrderPublic },
  Mutation: { claimOrder },
  Subscription: { orderStatusChanged },
} satisfies Resolvers;
