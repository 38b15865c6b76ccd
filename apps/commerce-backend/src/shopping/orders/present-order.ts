import { decimal } from '../../shop/pricing/decimal.ts';
import { toPriceType } from '../../shop/pricing/price-type.ts';
import { lessAmount, noAmount } from '../../shop/pricing/amount.ts';
import type { Amount } from '../../shop/pricing/amount.ts';
import type { Scope } from '../../shop/scope.ts';
import type { OrderRow, PlacedOrder } from './order-store.ts';
import type { CustomerOrder } from './orders-of-customer.ts';
import { orderAmounts, presentOrderCart } from './present-order-cart.ts';
import { presentDelivery } from './parcel-store.ts';
import { presentPayment } from './present-payment.ts';
import { presentRefunds } from './refund-store.ts';
import { wireStatus } from './wire-status.ts';
import type { BoughtProduct } from '../cart/cart-item-product.ts';

const vatOf = ({ incVat, exVat }: Amount): Amount => ({ incVat: incVat - exVat, exVat: incVat - exVat });

/** The wire's `OrderType` for anybody who has its link: what was bought, not by whom. Prices are made when requested. */
export function presentPublicOrder(placed: PlacedOrder, scope: Scope) {
  const { order, fromBalance = 0 } = placed;
  const { shippingFee, total } = orderAmounts(order);
  const plain = (amount: Amount) => toPriceType({ regular: amount, selling: amount }, scope);
  return {
    id: order.id,
    customerId: null,
    message: null,
    billingAddress: null,
    shippingAddress: null,
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
