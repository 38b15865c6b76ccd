import { parseLowestPrice, parsePrice, parseProductContent, parseSkus } from '@lyng/commerce-client';
import { jsonNumber, jsonObjects, jsonText } from '@lyng/model';
import type { AppliedCampaign, CartItem, LowestPrice, Price } from '@lyng/model';
import type { CartItemFieldsFragment } from './cart-item-fields.generated.ts';

type WireProduct = NonNullable<CartItemFieldsFragment['product']>;
type WireCampaigns = NonNullable<CartItemFieldsFragment['campaign']>['appliedCampaigns'];

/** Campaigns of a cart or a line; one without a name has nothing to show and counts as hidden. */
export const parseCampaigns = (campaigns: WireCampaigns): readonly AppliedCampaign[] =>
  jsonObjects(campaigns).map(({ name, hideTitle }) => ({
    name: jsonText(name),
    hideTitle: hideTitle === true || !name,
  }));

/** A product that carries no 30-day history has never been cheaper than it is. */
const unreduced = (price: Price): LowestPrice => ({
  isDiscounted: false,
  discountPercentage: 0,
  comparison: price.selling,
  lowest: price.selling,
  selling: price.selling,
});

function parseProduct(product: WireProduct, fallbackPrice: Price): CartItem['product'] {
  const unitPrice = parsePrice(product.unitPrice) ?? fallbackPrice;
  return {
    ...parseProductContent(product),
    unitPrice,
    lowestPrice: parseLowestPrice(product.lowestPrice, unitPrice.selling) ?? unreduced(unitPrice),
    skus: parseSkus(product.skus),
  };
}

/** One line of the wire; `null` when it lacks what a line cannot be shown without. */
export function parseCartItem(item: CartItemFieldsFragment): CartItem | null {
  const unitPrice = parsePrice(item.unitPrice);
  const totalPrice = parsePrice(item.totalPrice);
  if (!item.product || !unitPrice || !totalPrice) return null;
  return {
    id: item.id,
    skuId: item.skuId,
    quantity: item.quantity,
    unitPrice,
    totalPrice,
    campaign: {
      appliedCampaigns: parseCampaigns(item.campaign?.appliedCampaigns ?? null),
      prices: jsonObjects(item.campaign?.prices).flatMap(({ quantity, price: wirePrice }) => {
        const price = parsePrice(wirePrice);
        return price ? [{ quantity: jsonNumber(quantity), price }] : [];
      }),
    },
    product: parseProduct(item.product, unitPrice),
    ...(item.isCampaignFreeGift && { isFreeGift: true }),
  };
}
