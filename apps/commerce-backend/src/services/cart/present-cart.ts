import { decimal } from '../pricing/core/decimal.ts';
import { amountFields, toPriceType } from '../pricing/core/price-type.ts';
import { noAmount } from './core/amount.ts';
import type { LinePrices } from './core/price-cart.ts';
import { cartCampaigns, lineCampaigns } from './present-campaigns.ts';
import { presentShipping } from './present-shipping.ts';
import type { CartLineFacts, PricedCart } from './read-cart.ts';

const presentLine = (cart: PricedCart, line: CartLineFacts, prices: LinePrices) => {
  const appliedCampaigns = lineCampaigns(cart, line.campaigns);
  const price = toPriceType(prices.campaignUnit, cart.scope);
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message,
    groupKey: null,
    isCampaignFreeGift: false,
    unitPrice: toPriceType(prices.unit, cart.scope),
    totalPrice: toPriceType(prices.total, cart.scope),
    campaign: {
      appliedCampaigns,
      prices:
        appliedCampaigns.length === 0
          ? []
          : [{ quantity: line.quantity, discount: price.discountIncVat, discountPercentage: price.discountPercentage, price }],
    },
    // Read by the resolver of `CartItemType.product`.
    productId: line.productId,
    scope: cart.scope,
  };
};

const presentSummary = ({ prices, scope, shipping, shippingIsChosen }: PricedCart) => ({
  total: toPriceType(prices.total, scope),
  subTotal: toPriceType(prices.subTotal, scope),
  fees: {
    paymentFeeIncVat: 0,
    paymentFeeExVat: 0,
    shippingFeeIncVat: decimal(prices.shippingFee.incVat),
    shippingFeeExVat: decimal(prices.shippingFee.exVat),
  },
  balance: {
    ...remainingBalance(scope),
    ...amountFields('totalSellingPriceExBalance', prices.total.selling, scope),
  },
  fixedAmountDiscountIncVat: decimal(prices.fixedDiscount.incVat),
  fixedAmountDiscountExVat: decimal(prices.fixedDiscount.exVat),
  shipping: presentShipping(
    { option: shipping, fee: prices.shippingFee, amountLeft: prices.amountLeftToFreeShipping, isDefault: !shippingIsChosen, isSelected: shippingIsChosen },
    scope,
  ),
  payment: null,
});

/** Nobody has a balance yet; the fields are there because the contract has them. */
const remainingBalance = (scope: PricedCart['scope']) => {
  const nothing = amountFields('pending', noAmount, scope);
  return { remaining: 0, pending: 0, remainingFormatted: nothing.pendingIncVatFormatted, pendingFormatted: nothing.pendingIncVatFormatted };
};

/** The wire's `CartType`. */
export function presentCart(cart: PricedCart) {
  const { record, prices } = cart;
  return {
    id: record.id,
    isCompleted: record.isCompleted,
    promoCode: record.promoCode,
    freeShipping: prices.freeShipping,
    fixedDiscount: decimal(prices.fixedDiscount.incVat),
    merchantData: null,
    appliedCampaigns: cartCampaigns(cart),
    items: cart.lines.flatMap((line, index) => {
      const linePrices = prices.lines[index];
      return linePrices === undefined ? [] : [presentLine(cart, line, linePrices)];
    }),
    summary: presentSummary(cart),
  };
}
