import { decimal } from '../../shop/pricing/decimal.ts';
import { toPriceType } from '../../shop/pricing/price-type.ts';
import { lessAmount, noAmount } from '../../shop/pricing/amount.ts';
import type { Amount } from '../../shop/pricing/amount.ts';
import type { Scope } from '../../shop/scope.ts';
import { wireStatus } from './order-store.ts';
import type { OrderRecord, OrderRow, PlacedOrder } from './order-store.ts';
import type { CustomerOrder, Parcel, PaymentOutline, Refund } from './orders-of-customer.ts';
import { orderAmounts, presentOrderCart } from './present-order-cart.ts';
import { paymentName, paymentOption } from './payment-options.ts';
import { shippingName, shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import type { PaymentDetailsType } from '../../platform/graphql/resolver-types.generated.ts';
import type { Source } from '../../platform/graphql/source.ts';
import type { BoughtProduct } from '../cart/cart-item-product.ts';

const vatOf = ({ incVat, exVat }: Amount): Amount => ({ incVat: incVat - exVat, exVat: incVat - exVat });

/** The wire's `OrderType` for anybody who has its link: what was bought, not by whom. Prices are made when requested. */
export function presentPublicOrder(placed: PlacedOrder, scope: Scope) {
  const { order, fromBalance = 0 } = placed;
  const { shippingFee, total } = orderAmounts(order);
  const plain = (amount: Amount) => toPriceType({ regular: amount, selling: amount }, scope);
  return {
    id: order.id,
    createdAt: order.created_at,
    completedAt: order.completed_at,
    updatedAt: order.updated_at,
    currency: order.currency,
    status: wireStatus(order.status),
    publicId: order.public_id,
    // Nor by which cart: with its id `checkout` would return names and addresses.
    cart: { ...presentOrderCart(placed, scope), id: null },
    discount: () => plain(lessAmount(total.regular, total.selling)),
    orderTotal: () => toPriceType(total, scope),
    paymentFee: () => plain(noAmount),
    shippingFee: () => plain(shippingFee),
    vat: () => plain(vatOf(total.selling)),
    fromBalance: decimal(fromBalance),
    fromBalanceFormatted: () => plain({ incVat: fromBalance, exVat: fromBalance }).sellingPriceIncVatFormatted,
  };
}

/**
 * The wire's `PaymentDetailsType`, at most one. An order that a gift card or a balance covered has a payment of zero,
 * for the books: no card or invoice was used.
 */
function presentPayment(
  order: OrderRecord,
  { state, amount, created_at: createdAt, settled_at: settledAt }: PaymentOutline,
  scope: Scope,
): readonly Source<PaymentDetailsType>[] {
  if (amount === 0) return [];
  const option = paymentOption(order.payment_id);
  // An invoice is paid after the order was received, and the shop does not learn when.
  const isPaid = state === 'captured' && option !== undefined && option.method !== 'invoice';
  return [
    {
      // There is one payment to an order. The id of its page is a secret: anyone who has it may decline the payment.
      id: order.id,
      transactionId: order.public_id,
      paymentId: order.payment_id,
      name: option?.name ?? '',
      displayName: option === undefined ? '' : paymentName(option.method, scope.language),
      isPaid,
      paymentDate: isPaid ? settledAt : null,
      reservationDate: createdAt,
      total: decimal(amount),
      paymentFee: 0,
      shippingFee: decimal(order.shipping_fee_inc_vat),
    },
  ];
}

/**
 * The wire's `ShippingDetailType`: the parcels that are on their way. Before the first, and one that is only packed has
 * nothing to follow yet, it is the chosen way of delivery: clients show its name from the beginning.
 */
function presentDelivery(order: OrderRecord, parcels: readonly Parcel[], { market, language }: Scope) {
  const sent = parcels.filter(({ sent_at: sentAt }) => sentAt !== null);
  if (sent.length === 0) {
    const { id, kind } = shippingOptionOrDefault(market.alias, order.shipping_id);
    return [{ id: order.id, name: shippingName(kind, language), shippingId: id }];
  }
  return sent.map((parcel) => ({
    id: parcel.id,
    name: parcel.carrier,
    parcelNumber: parcel.tracking_number,
    shippingDate: parcel.sent_at,
    shippingId: parcel.shipping_id,
    trackingLink: parcel.tracking_link,
  }));
}

/** The wire's `RefundType` of each; `itemId` is the row of the order, or 0. */
const presentRefunds = (refunds: readonly Refund[], rows: readonly OrderRow[]) =>
  refunds.map((refund) => ({
    id: refund.id,
    itemId: refund.row_number,
    articleNumber: rows.find((row) => row.row_number === refund.row_number)?.article_number ?? null,
    createdAt: refund.created_at,
    toBalance: refund.to_balance,
    total: decimal(refund.amount),
    vat: decimal(refund.vat),
  }));

/** Users of another auth service may have ids that are not numbers. */
const customerIdOf = (userId: string | null): number | null =>
  userId !== null && /^\d{1,9}$/.test(userId) ? Number(userId) : null;

/** The wire's `OrderType` for the customer who placed it: the public part, and what only they may see. */
export function presentOwnOrder(placed: CustomerOrder, scope: Scope) {
  const { order, rows, payment, parcels, refunds } = placed;
  const shown = presentPublicOrder(placed, scope);
  const items = shown.cart.items.map((item, index) => {
    const row = rows[index];
    return row === undefined ? item : { ...item, bought: presentBoughtProduct(row) };
  });
  return {
    ...shown,
    customerId: customerIdOf(order.user_id),
    message: order.message,
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address ?? order.billing_address,
    cart: { ...shown.cart, id: order.cart_id, items },
    paymentDetails: payment === undefined ? [] : presentPayment(order, payment, scope),
    // An unpaid order returns the money of a card or a balance without a refund. Clients show a heading for a list.
    refunds: refunds.length === 0 ? null : presentRefunds(refunds, rows),
    shippingDetails: presentDelivery(order, parcels, scope),
  };
}

/**
 * The product of an order row as the row stored it. Fields that rows do not store are empty where the API requires
 * them.
 */
const presentBoughtProduct = (row: OrderRow): BoughtProduct => ({
  skuId: row.sku_id,
  product: {
    productId: row.product_id,
    name: row.name,
    categoryId: 0,
    weight: 0,
    supplierId: 0,
    brand: { brandId: 0, name: row.brand },
    productImages: row.image === '' ? [] : [{ fileName: row.image, tags: [] }],
    skus: [
      {
        skuId: row.sku_id,
        productId: row.product_id,
        articleNumber: row.article_number,
        gtin: row.gtin,
        name: row.variant,
        weight: 0,
      },
    ],
  },
});
