import { isoCodes } from '@lyng/i18n/core';
import { addAmounts, lessAmount } from '../../shop/pricing/amount.ts';
import { payWithBalance } from '../balance/core/pay-with-balance.ts';
import type { Scope } from '../../shop/scope.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import type { OrderRecord, OrderRow } from './order-store.ts';
import type { NamedOrder } from './named-order.ts';
import { amountOf, orderAmounts } from './present-order-cart.ts';
import { wireStatus } from './order-store.ts';

/** Package sizes are not stored; the API requires the fields. */
const NO_SIZE = { height: 0, length: 0, width: 0, weight: 0 };

const presentRow = (order: OrderRecord, row: OrderRow) => {
  const discount = lessAmount(
    amountOf(row.total_regular_inc_vat, row.total_regular_ex_vat),
    amountOf(row.total_selling_inc_vat, row.total_selling_ex_vat),
  );
  return {
    articleNumber: row.article_number,
    brand: row.brand,
    categories: [],
    campaignIds: [],
    campaignNames: [],
    discountExVat: decimal(discount.exVat),
    discountIncVat: decimal(discount.incVat),
    discountRate: row.total_regular_inc_vat === 0 ? 0 : discount.incVat / row.total_regular_inc_vat,
    gtin: row.gtin,
    imageUrl: row.image,
    ...NO_SIZE,
    name: row.name,
    quantity: row.quantity,
    sku: String(row.sku_id),
    variant: row.variant,
    priceExVat: decimal(row.unit_selling_ex_vat),
    priceIncVat: decimal(row.unit_selling_inc_vat),
    productId: row.product_id,
    productUrl: row.product_url,
    currency: order.currency,
  };
};

/** The buyer and the addresses, also in the fields that older clients read. */
const presentBuyer = (order: OrderRecord) => {
  const { billing_address: billing, shipping_address: shipping } = order;
  return {
    transactionId: order.public_id,
    billingAddress: billing,
    shippingAddress: shipping ?? billing,
    email: order.email,
    company: billing.company,
    firstName: billing.firstName,
    lastName: billing.lastName,
    address1: billing.addressLine1,
    address2: billing.addressLine2,
    zip: billing.zip,
    city: billing.city,
    country: billing.country,
    phone: billing.phone === '' ? billing.mobile : billing.phone,
    message: order.message,
    pickupPoint: order.pickup_point,
  };
};

/**
 * The wire's `CheckoutOrderType`: the order as its buyer's confirmation page shows it, and to others without the buyer. A
 * personal or organisation number is never sent out again.
 */
export function presentCheckoutOrder({ placed: { order, rows, fromBalance = 0 }, isBuyer }: NamedOrder, scope: Scope) {
  const { subTotal, fixedDiscount, shippingFee, total } = orderAmounts(order);
  const { due } = payWithBalance(total, fromBalance);
  const discount = addAmounts(lessAmount(subTotal.regular, subTotal.selling), fixedDiscount);
  return {
    orderId: String(order.id),
    ...(isBuyer && presentBuyer(order)),
    currency: order.currency,
    campaignIds: [],
    campaignNames: order.campaign_names,
    discountExVat: decimal(discount.exVat),
    discountIncVat: decimal(discount.incVat),
    itemValueExVat: decimal(subTotal.selling.exVat),
    itemValueIncVat: decimal(subTotal.selling.incVat),
    orderValueExVat: decimal(due.selling.exVat),
    orderValueIncVat: decimal(due.selling.incVat),
    paymentFeeExVat: 0,
    paymentFeeIncVat: 0,
    shippingFeeExVat: decimal(shippingFee.exVat),
    shippingFeeIncVat: decimal(shippingFee.incVat),
    sum: decimal(total.selling.incVat),
    balance: decimal(fromBalance),
    rows: rows.map((row) => presentRow(order, row)),
    marketId: order.market,
    status: wireStatus(order.status),
    languageId: isoCodes[scope.language],
    promoCode: order.promo_code,
    customerId: 0,
    customerTypeId: order.customer_type === 'ORGANIZATION' ? 1 : 0,
    // The shop requests no gender.
    gender: 'UNKNOWN' as const,
    customerGroupId: 0,
    paymentId: order.payment_id,
    shippingId: order.shipping_id,
  };
}
