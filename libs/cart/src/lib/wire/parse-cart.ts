import { fail, minorUnits, ok } from '@lyng/model';
import type { Cart, CartSummary, Result } from '@lyng/model';
import { parseCartId } from '../core/cart-id.ts';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import { parseCampaigns, parseCartItem } from './parse-cart-item.ts';
import { parseMoney, parsePrice } from './parse-price.ts';

/** The answer is no cart that could be shown: `missing` names the part that is not there. */
export interface MalformedCart {
  readonly kind: 'malformed-cart';
  readonly missing: 'cart' | 'id' | 'summary' | 'item';
}

/** What the server calls a code, which stands there only while it counts, and a gift card among the things that lower what is to be paid. */
const PROMO_CODE = 'PROMO_CODE';
const GIFT_CARD = 'GIFT_CARD';

type WireSummary = NonNullable<CartFieldsFragment['summary']>;

function parseSummary(summary: WireSummary): CartSummary | null {
  const { total, subTotal, shipping, balance } = summary;
  if (!total || !subTotal) return null;
  const parsedTotal = parsePrice(total);
  return {
    fixedAmountDiscount: {
      incVat: minorUnits(summary.fixedAmountDiscountIncVat),
      exVat: minorUnits(summary.fixedAmountDiscountExVat),
    },
    balance: {
      pending: minorUnits(balance?.pending ?? 0),
      pendingFormatted: balance?.pendingFormatted ?? '',
      totalSellingPriceExBalance: balance
        ? parseMoney(
            balance.totalSellingPriceExBalanceIncVat,
            balance.totalSellingPriceExBalanceExVat,
            balance.totalSellingPriceExBalanceIncVatFormatted,
            balance.totalSellingPriceExBalanceExVatFormatted,
          )
        : parsedTotal.selling,
    },
    subTotal: parsePrice(subTotal),
    shipping: {
      amountLeftToFreeShipping: minorUnits(shipping?.amountLeftToFreeShipping ?? 0),
      amountLeftToFreeShippingFormatted: shipping?.amountLeftToFreeShippingFormatted ?? '',
      fee: parseMoney(
        shipping?.feeIncVat ?? 0,
        shipping?.feeExVat ?? 0,
        shipping?.feeIncVatFormatted ?? null,
        shipping?.feeExVatFormatted ?? null,
      ),
      isDefault: shipping?.isDefault ?? true,
    },
    total: parsedTotal,
    vatFormatted: total.vatFormatted ?? '',
  };
}

const malformed = (missing: MalformedCart['missing']): Result<MalformedCart, never> =>
  fail({ kind: 'malformed-cart', missing });

/** Reads the cart of an answer. A line that cannot be shown makes the whole answer malformed: no line is dropped in silence. */
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
