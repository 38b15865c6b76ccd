import {
  parseArrival,
  parseLowestPrice,
  parseMoney,
  parsePrice,
  parseProductContent,
  parseSkus,
} from '@lyng/commerce-client';
import { fail, jsonNumber, jsonObjects, jsonText, minorUnits, ok } from '@lyng/model';
import type { AppliedCampaign, Cart, CartItem, CartSummary, LowestPrice, Money, Price, Result } from '@lyng/model';
import { parseCartId } from '../core/cart-id.ts';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import type { CartItemFieldsFragment } from './cart-item-fields.generated.ts';

/** The response cannot be shown as a cart: `missing` names the part that is not there. */
export interface MalformedCart {
  readonly kind: 'malformed-cart';
  readonly missing: 'cart' | 'id' | 'summary' | 'item';
}

/** The server's types of the balances that lower the total: a promo code, listed only while it counts, and a gift card. */
const PROMO_CODE = 'PROMO_CODE';
const GIFT_CARD = 'GIFT_CARD';

type WireSummary = NonNullable<CartFieldsFragment['summary']>;

const noFee: Money = { incVat: 0, exVat: 0, incVatFormatted: '', exVatFormatted: '' };

function parseSummary(summary: WireSummary): CartSummary | null {
  const { shipping, balance } = summary;
  const total = parsePrice(summary.total);
  const subTotal = parsePrice(summary.subTotal);
  const fee = shipping ? parseMoney(shipping, 'fee') : noFee;
  const totalExBalance = balance ? parseMoney(balance, 'totalSellingPriceExBalance') : total?.selling;
  if (!total || !subTotal || !fee || !totalExBalance) return null;
  return {
    fixedAmountDiscount: {
      incVat: minorUnits(summary.fixedAmountDiscountIncVat),
      exVat: minorUnits(summary.fixedAmountDiscountExVat),
    },
    balance: {
      pending: minorUnits(balance?.pending ?? 0),
      pendingFormatted: balance?.pendingFormatted ?? '',
      totalSellingPriceExBalance: totalExBalance,
    },
    subTotal,
    shipping: {
      amountLeftToFreeShipping: minorUnits(shipping?.amountLeftToFreeShipping ?? 0),
      amountLeftToFreeShippingFormatted: shipping?.amountLeftToFreeShippingFormatted ?? '',
      fee,
      isDefault: shipping?.isDefault ?? true,
      arrivesOn: parseArrival(shipping?.shippingData),
    },
    total,
    vatFormatted: summary.total?.vatFormatted ?? '',
  };
}

const malformed = (missing: MalformedCart['missing']): Result<MalformedCart, never> =>
  fail({ kind: 'malformed-cart', missing });

/**
 * Reads the cart of a response. A line that cannot be shown makes the response malformed: no line is dropped silently.
 */
export function parseCart(data: CartFieldsFragment | null): Result<MalformedCart, Cart> {
  if (!data) return malformed('cart');
  const id = parseCartId(data.id);
  if (id === '') return malformed('id');
  const summary = data.summary ? parseSummary(data.summary) : null;
  if (!summary) return malformed('summary');
  const items = (data.items ?? []).map((item) => (item ? parseCartItem(item) : null));
  if (!items.every((item) => item !== null)) return malformed('item');
  const lowers = (category: string): boolean =>
    data.appliedCampaigns?.some((campaign) => campaign?.category === category) === true;
  return ok({
    id,
    promoCode: data.promoCode ?? '',
    isCompleted: data.isCompleted,
    ...(lowers(PROMO_CODE) && { promoCodeCounts: true }),
    ...(lowers(GIFT_CARD) && { hasGiftCard: true }),
    appliedCampaigns: parseCampaigns(data.appliedCampaigns),
    items,
    summary,
  });
}

type WireProduct = NonNullable<CartItemFieldsFragment['product']>;
type WireCampaigns = NonNullable<CartItemFieldsFragment['campaign']>['appliedCampaigns'];

/** Campaigns of a cart or a line; one without a name has nothing to show and counts as hidden. */
const parseCampaigns = (campaigns: WireCampaigns): readonly AppliedCampaign[] =>
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
function parseCartItem(item: CartItemFieldsFragment): CartItem | null {
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
