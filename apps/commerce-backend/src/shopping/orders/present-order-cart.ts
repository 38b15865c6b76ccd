import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import { addAmounts } from '../../shop/pricing/amount.ts';
import type { Amount, PriceAmounts } from '../../shop/pricing/amount.ts';
import { payWithBalance } from '../balance/core/pay-with-balance.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import { presentShipping } from '../shipping/present-shipping.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { amountFields, toPriceType } from '../../shop/pricing/price-type.ts';
import { toVatGroups } from '../../shop/pricing/vat-groups.ts';
import type { OrderRecord, OrderRow, PlacedOrder } from './order-store.ts';

/** Joins the two columns of an amount. */
export const amountOf = (incVat: number, exVat: number): Amount => ({ incVat, exVat });

/** The totals of an order, as they were when it was placed. */
export function orderAmounts(order: OrderRecord) {
  const shippingFee = amountOf(order.shipping_fee_inc_vat, order.shipping_fee_ex_vat);
  const regular = amountOf(order.regular_value_inc_vat, order.regular_value_ex_vat);
  const items = amountOf(order.item_value_inc_vat, order.item_value_ex_vat);
  const total: PriceAmounts = {
    regular: addAmounts(regular, shippingFee),
    selling: amountOf(order.total_inc_vat, order.total_ex_vat),
  };
  return {
    shippingFee,
    subTotal: { regular, selling: items },
    fixedDiscount: amountOf(order.fixed_discount_inc_vat, order.fixed_discount_ex_vat),
    total,
  };
}

const presentRow = (order: OrderRecord, row: OrderRow, scope: Scope) => ({
  id: `${String(order.id)}-${String(row.row_number)}`,
  skuId: row.sku_id,
  quantity: row.quantity,
  message: '',
  groupKey: row.group_key === '' ? null : row.group_key,
  productPackage: null,
  isCampaignFreeGift: row.total_regular_inc_vat === 0,
  // A list of orders shows no prices of lines: they are made when requested.
  unitPrice: () =>
    toPriceType(
      {
        regular: amountOf(row.unit_regular_inc_vat, row.unit_regular_ex_vat),
        selling: amountOf(row.unit_selling_inc_vat, row.unit_selling_ex_vat),
      },
      scope,
    ),
  totalPrice: () =>
    toPriceType(
      {
        regular: amountOf(row.total_regular_inc_vat, row.total_regular_ex_vat),
        selling: amountOf(row.total_selling_inc_vat, row.total_selling_ex_vat),
      },
      scope,
    ),
  campaign: { appliedCampaigns: [], prices: [] },
  // Read by the resolver of `CartItemType.product`.
  productId: row.product_id,
  scope,
});

const presentSummary = ({ order, fromBalance = 0 }: PlacedOrder, scope: Scope) => {
  const { shippingFee, subTotal, fixedDiscount, total } = orderAmounts(order);
  const option = shippingOptionOrDefault(scope.market.alias, order.shipping_id);
  const money = (amount: MinorUnits): string => formatMoney(amount, scope.market.currency, scope.language);
  return {
    total: toPriceType(payWithBalance(total, fromBalance).due, scope),
    subTotal: toPriceType(subTotal, scope),
    vats: toVatGroups(total.selling, scope),
    fees: {
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: decimal(shippingFee.incVat),
      shippingFeeExVat: decimal(shippingFee.exVat),
    },
    balance: {
      remaining: 0,
      pending: decimal(fromBalance),
      remainingFormatted: money(0),
      pendingFormatted: money(fromBalance),
      ...amountFields('totalSellingPriceExBalance', total.selling, scope),
    },
    fixedAmountDiscountIncVat: decimal(fixedDiscount.incVat),
    fixedAmountDiscountExVat: decimal(fixedDiscount.exVat),
    shipping: presentShipping({ option, fee: shippingFee, amountLeft: 0, isDefault: false, isSelected: true }, scope),
    payment: null,
  };
};

/** The cart that became the order, with the prices that were paid. */
export function presentOrderCart(placed: PlacedOrder, scope: Scope) {
  const { order, rows } = placed;
  const campaigns = order.campaign_names.map((name) => ({ campaignId: name, name, hideTitle: false }));
  return {
    id: order.cart_id,
    isCompleted: order.completed_at !== null,
    promoCode: order.promo_code,
    freeShipping: order.shipping_fee_inc_vat === 0,
    fixedDiscount: decimal(order.fixed_discount_inc_vat),
    merchantData: null,
    appliedCampaigns: campaigns,
    items: rows.map((row) => presentRow(order, row, scope)),
    summary: presentSummary(placed, scope),
  };
}
