import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { Amount, PriceAmounts } from '../../shop/pricing/amount.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { amountFields, toPriceType } from '../../shop/pricing/price-type.ts';
import { toVatGroups } from '../../shop/pricing/vat-groups.ts';
import type { Scope } from '../../shop/scope.ts';
import { presentShipping } from '../shipping/present-shipping.ts';
import type { ShownShipping } from '../shipping/present-shipping.ts';

/** The sums of a cart, or of the order that it became. */
export interface Sums {
  readonly subTotal: PriceAmounts;
  /** Of goods and shipping. */
  readonly total: PriceAmounts;
  /** The amount left to pay. */
  readonly due: PriceAmounts;
  readonly fixedDiscount: Amount;
  /** The payment from a gift card and from the customer's balance. */
  readonly fromBalance: MinorUnits;
  /** The customer's remaining balance; the rest on a card is shown to its holder only. */
  readonly remaining: MinorUnits;
  readonly shipping: ShownShipping;
}

export const presentSummary = (sums: Sums, scope: Scope) => {
  const { total, fixedDiscount, fromBalance, remaining, shipping } = sums;
  const money = (amount: MinorUnits): string => formatMoney(amount, scope.market.currency, scope.language);
  return {
    // The API's total is the amount left to pay, and the balance field has what it was before.
    total: toPriceType(sums.due, scope),
    subTotal: toPriceType(sums.subTotal, scope),
    vats: toVatGroups(total.selling, scope),
    fees: {
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: decimal(shipping.fee.incVat),
      shippingFeeExVat: decimal(shipping.fee.exVat),
    },
    balance: {
      remaining: decimal(remaining),
      pending: decimal(fromBalance),
      remainingFormatted: money(remaining),
      pendingFormatted: money(fromBalance),
      ...amountFields('totalSellingPriceExBalance', total.selling, scope),
    },
    fixedAmountDiscountIncVat: decimal(fixedDiscount.incVat),
    fixedAmountDiscountExVat: decimal(fixedDiscount.exVat),
    shipping: presentShipping(shipping, scope),
  };
};
