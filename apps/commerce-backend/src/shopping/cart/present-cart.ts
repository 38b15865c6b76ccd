import { shownPercentage } from '../../shop/pricing/campaign-price.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { toPriceType } from '../../shop/pricing/price-type.ts';
import type { PriceAmounts } from '../../shop/pricing/amount.ts';
import type { LinePart, LinePrices } from './core/price-cart.ts';
import { cartCampaigns, lineCampaigns } from './present-campaigns.ts';
import { presentSummary } from '../orders/present-summary.ts';
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

/** Shows that a gift card is applied: it is not a reduction, so it has no title. */
const ofGiftCard = {
  campaignId: 'gift-card',
  name: '',
  hideTitle: true,
  ruleType: 'CART',
  category: 'GIFT_CARD',
};

export const merchantDataOf = ({ merchantData }: Pick<CartRecord, 'merchantData'>): string | null =>
  merchantData === '' ? null : merchantData;

export function presentCart(cart: PricedCart) {
  const { record, prices, scope } = cart;
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
    summary: {
      // Read by the resolver of `CartSummaryType.total`.
      cart,
      ...presentSummary(
        {
          ...prices,
          ...prices.payment,
          remaining: cart.customerBalance?.left ?? 0,
          shipping: {
            option: cart.shipping,
            fee: prices.shippingFee,
            amountLeft: prices.amountLeftToFreeShipping,
            isDefault: !cart.shippingIsChosen,
            isSelected: cart.shippingIsChosen,
            goods: cart.goods,
          },
        },
        scope,
      ),
    },
  };
}
