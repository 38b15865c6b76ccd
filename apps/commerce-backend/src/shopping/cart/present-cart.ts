import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import { shownPercentage } from '../../shop/pricing/campaign-price.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { amountFields, toPriceType } from '../../shop/pricing/price-type.ts';
import { toVatGroups } from '../../shop/pricing/vat-groups.ts';
import type { PriceAmounts } from '../../shop/pricing/amount.ts';
import type { LinePart, LinePrices } from './core/price-cart.ts';
import { cartCampaigns, lineCampaigns } from './present-campaigns.ts';
import { presentShipping } from '../shipping/present-shipping.ts';
import type { CartRecord } from './cart-store.ts';
import type { CartLineFacts, PricedCart } from './read-cart.ts';

const presentLine = (cart: PricedCart, line: CartLineFacts, prices: LinePrices) => {
  const appliedCampaigns = lineCampaigns(cart, line, prices);
  const percents = line.campaigns.map(({ percentOff }) => percentOff);
  /** With the percent that the product's page shows, as long as nothing else has lowered the price. */
  const priceOf = (amounts: PriceAmounts, units: number) => {
    const { regular, selling } = amounts;
    const { market } = cart.scope;
    const percent = shownPercentage(market.alias, regular.incVat / units, selling.incVat / units, percents);
    return toPriceType({ ...amounts, percent }, cart.scope);
  };
  const part = ({ quantity, price: amounts }: LinePart) => {
    const price = priceOf(amounts, 1);
    return { quantity, discount: price.discountIncVat, discountPercentage: price.discountPercentage, price };
  };
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    groupKey: line.groupKey === '' ? null : line.groupKey,
    productPackage: null,
    isCampaignFreeGift: line.giftOf !== undefined,
    unitPrice: priceOf(prices.unit, 1),
    totalPrice: priceOf(prices.total, line.quantity),
    campaign: {
      appliedCampaigns,
      prices: appliedCampaigns.length === 0 ? [] : prices.parts.map(part),
    },
    // Read by the resolver of `CartItemType.product`.
    productId: line.productId,
    scope: cart.scope,
  };
};

const presentSummary = (cart: PricedCart) => {
  const { prices, scope, shipping, shippingIsChosen, customerBalance } = cart;
  return {
    // Read by the resolver of `CartSummaryType.total`.
    cart,
    // The API's total is the amount left to pay, and the balance field has what it was before.
    total: toPriceType(prices.payment.due, scope),
    subTotal: toPriceType(prices.subTotal, scope),
    vats: toVatGroups(prices.total.selling, scope),
    fees: {
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: decimal(prices.shippingFee.incVat),
      shippingFeeExVat: decimal(prices.shippingFee.exVat),
    },
    balance: {
      ...balanceFields(prices.payment.fromBalance, customerBalance?.left ?? 0, scope),
      ...amountFields('totalSellingPriceExBalance', prices.total.selling, scope),
    },
    fixedAmountDiscountIncVat: decimal(prices.fixedDiscount.incVat),
    fixedAmountDiscountExVat: decimal(prices.fixedDiscount.exVat),
    shipping: presentShipping(
      {
        option: shipping,
        fee: prices.shippingFee,
        amountLeft: prices.amountLeftToFreeShipping,
        isDefault: !shippingIsChosen,
        isSelected: shippingIsChosen,
      },
      scope,
    ),
    payment: null,
  };
};

/**
 * The payment from a gift card and from the customer's balance, and the customer's remaining balance. The rest on a
 * card is shown to its holder only.
 */
const balanceFields = (pending: MinorUnits, remaining: MinorUnits, { market, language }: PricedCart['scope']) => ({
  remaining: decimal(remaining),
  pending: decimal(pending),
  remainingFormatted: formatMoney(remaining, market.currency, language),
  pendingFormatted: formatMoney(pending, market.currency, language),
});

/** Shows that a gift card is applied: it is not a reduction, so it has no title. */
const ofGiftCard = {
  campaignId: 'gift-card',
  name: '',
  hideTitle: true,
  ruleType: 'CART',
  category: 'GIFT_CARD',
  action: null,
  actionValue: null,
  canonicalUrl: null,
};

/** The data that a client stores with the cart. */
export const merchantDataOf = ({ merchantData }: Pick<CartRecord, 'merchantData'>): string | null =>
  merchantData === '' ? null : merchantData;

/** The wire's `CartType`. */
export function presentCart(cart: PricedCart) {
  const { record, prices } = cart;
  return {
    id: record.id,
    isCompleted: record.isCompleted,
    promoCode: record.promoCode,
    freeShipping: prices.freeShipping,
    fixedDiscount: decimal(prices.fixedDiscount.incVat),
    merchantData: merchantDataOf(record),
    appliedCampaigns: [...cartCampaigns(cart), ...(cart.giftCard === undefined ? [] : [ofGiftCard])],
    items: cart.lines.flatMap((line, index) => {
      const linePrices = prices.lines[index];
      return linePrices === undefined ? [] : [presentLine(cart, line, linePrices)];
    }),
    summary: presentSummary(cart),
  };
}
