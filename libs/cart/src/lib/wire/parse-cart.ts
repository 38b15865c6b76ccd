import { parseMoney, parsePrice } from '@lyng/commerce-client';
import { fail, minorUnits, ok } from '@lyng/model';
import type { Cart, CartSummary, Money, Result } from '@lyng/model';
import { parseCartId } from '../core/cart-id.ts';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import { parseCampaigns, parseCartItem } from './parse-cart-item.ts';

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
