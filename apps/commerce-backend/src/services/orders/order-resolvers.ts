import type { ApiContext } from '../../graphql/context.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { decimal } from '../pricing/core/decimal.ts';
import { toPriceType } from '../pricing/core/price-type.ts';
import { lessAmount, noAmount } from '../cart/core/amount.ts';
import type { Amount } from '../cart/core/amount.ts';
import { parseCartId } from '../cart/cart-id.ts';
import { countPurchases, findOrder } from './order-store.ts';
import type { PlacedOrder } from './order-store.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { orderAmounts, presentOrderCart, scopeOfOrder } from './present-order-cart.ts';

interface ConfirmArguments extends ScopeArguments {
  readonly id: string;
  readonly cartId?: string | null;
  readonly paymentType: string;
}

/** W30: the confirmation page knows the names and addresses of an order for a day; afterwards its link tells less. */
const CONFIRMATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

const noOrder = {
  htmlSnippet: null,
  newCheckoutSession: false,
  completed: false,
  order: null,
  nthPurchase: 1,
  cart: null,
};

/** Who asks must know both the order's public id and the cart it came from. */
const orderOf = async (context: ApiContext, args: ConfirmArguments): Promise<PlacedOrder | undefined> => {
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

const checkout = async (_parent: unknown, args: ConfirmArguments, context: ApiContext) => {
  const placed = await orderOf(context, args);
  if (placed === undefined) return noOrder;
  const scope = scopeOfOrder(context.config.shop, placed.order);
  const completed = placed.order.status === 'received';
  return {
    ...noOrder,
    completed,
    order: presentCheckoutOrder(placed, scope),
    // Anybody can order in anybody's name; how often that one has bought is told to who has paid (W8).
    nthPurchase: completed ? await countPurchases(context.db, placed.order) : 1,
    cart: presentOrderCart(placed, scope),
  };
};

const getOrderPublic = async (_parent: unknown, args: { readonly publicOrderId: string }, context: ApiContext) => {
  const placed = await findOrder(context.db, args.publicOrderId);
  if (placed === undefined) return null;
  const { order } = placed;
  const scope = scopeOfOrder(context.config.shop, order);
  const { shippingFee, total } = orderAmounts(order);
  const plain = (amount: Amount) => toPriceType({ regular: amount, selling: amount }, scope);
  return {
    id: order.id,
    // Whoever holds the link sees what was bought, not by whom.
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
    // Nor by which cart: with its id `checkout` would tell names and addresses.
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
export const orderResolvers: IResolvers = {
  Query: { checkout, getOrderPublic },
};
