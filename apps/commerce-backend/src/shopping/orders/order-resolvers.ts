import { DAY_MS } from '../../platform/time.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import type { QueryCheckoutArgs, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { toPriceType } from '../../shop/pricing/price-type.ts';
import { lessAmount, noAmount } from '../../shop/pricing/amount.ts';
import type { Amount } from '../../shop/pricing/amount.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { countPurchases, findOrder } from './order-store.ts';
import type { PlacedOrder } from './order-store.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { orderAmounts, presentOrderCart } from './present-order-cart.ts';

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
  const completed = placed.order.status === 'received';
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
  if (placed === undefined) return null;
  const { order } = placed;
  const scope = scopeOfOrder(context.config.shop, order);
  const { shippingFee, total } = orderAmounts(order);
  const plain = (amount: Amount) => toPriceType({ regular: amount, selling: amount }, scope);
  return {
    id: order.id,
    // The link shows what was bought, not by whom.
    customerId: null,
    message: null,
    billingAddress: null,
    shippingAddress: null,
    createdAt: order.created_at,
    completedAt: order.completed_at,
    updatedAt: order.updated_at,
    currency: order.currency,
    status: order.status,
    publicId: order.public_id,
    // Nor by which cart: with its id `checkout` would return names and addresses.
    cart: { ...presentOrderCart(placed, scope), id: null },
    discount: plain(lessAmount(total.regular, total.selling)),
    orderTotal: toPriceType(total, scope),
    paymentFee: plain(noAmount),
    shippingFee: plain(shippingFee),
    vat: plain(vatOf(total.selling)),
    fromBalance: decimal(placed.fromBalance ?? 0),
    fromBalanceFormatted: plain({ incVat: placed.fromBalance ?? 0, exVat: placed.fromBalance ?? 0 })
      .sellingPriceIncVatFormatted,
  };
};

const vatOf = ({ incVat, exVat }: Amount): Amount => ({ incVat: incVat - exVat, exVat: incVat - exVat });

/** The root fields that show orders. */
export const orderResolvers = { Query: { checkout, getOrderPublic } } satisfies Resolvers;
