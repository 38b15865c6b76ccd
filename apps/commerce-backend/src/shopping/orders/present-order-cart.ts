import type { Scope } from '../../shop/scope.ts';
import { addAmounts } from '../../shop/pricing/amount.ts';
import type { Amount, PriceAmounts } from '../../shop/pricing/amount.ts';
import { payWithBalance } from '../balance/core/pay-with-balance.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import { shipmentOfOrder } from './shipment-of-order.ts';
import { presentSummary } from './present-summary.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { toPriceType } from '../../shop/pricing/price-type.ts';
import type { OrderRecord, OrderRow, PlacedOrder } from './order-store.ts';

export const amountOf = (incVat: number, exVat: number): Amount => ({ incVat, exVat });

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

/** The cart that became the order, with the prices that were paid. */
export function presentOrderCart({ order, rows, fromBalance = 0 }: PlacedOrder, scope: Scope) {
  const amounts = orderAmounts(order);
  const campaigns = order.campaign_names.map((name) => ({ campaignId: name, name, hideTitle: false }));
  return {
    id: order.cart_id,
    isCompleted: order.completed_at !== null,
    promoCode: order.promo_code,
    freeShipping: order.shipping_fee_inc_vat === 0,
    fixedDiscount: decimal(order.fixed_discount_inc_vat),
    appliedCampaigns: campaigns,
    items: rows.map((row) => presentRow(order, row, scope)),
    summary: presentSummary(
      {
        ...amounts,
        due: payWithBalance(amounts.total, fromBalance).due,
        fromBalance,
        remaining: 0,
        shipping: {
          option: shippingOptionOrDefault(scope.market.alias, order.shipping_id),
          fee: amounts.shippingFee,
          amountLeft: 0,
          isDefault: false,
          isSelected: true,
          goods: shipmentOfOrder(order, rows),
        },
      },
      scope,
    ),
  };
}
