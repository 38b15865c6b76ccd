import { minorUnits } from '@lyng/model';
import type { LowestPrice, Money, Price } from '@lyng/model';
import type { CartItemFieldsFragment } from './cart-item-fields.generated.ts';
import type { CartPriceFieldsFragment } from './cart-price-fields.generated.ts';

/** Amounts of the wire are decimals in major units; the shop counts minor units. */
export const parseMoney = (
  incVat: number,
  exVat: number,
  incVatFormatted: string | null,
  exVatFormatted: string | null,
): Money => ({
  incVat: minorUnits(incVat),
  exVat: minorUnits(exVat),
  incVatFormatted: incVatFormatted ?? '',
  exVatFormatted: exVatFormatted ?? '',
});

/** One price of the wire with its selling, regular and discount amounts. */
export const parsePrice = (price: CartPriceFieldsFragment): Price => ({
  isDiscounted: price.isDiscounted,
  selling: parseMoney(
    price.sellingPriceIncVat,
    price.sellingPriceExVat,
    price.sellingPriceIncVatFormatted,
    price.sellingPriceExVatFormatted,
  ),
  regular: parseMoney(
    price.regularPriceIncVat,
    price.regularPriceExVat,
    price.regularPriceIncVatFormatted,
    price.regularPriceExVatFormatted,
  ),
  discount: parseMoney(
    price.discountIncVat,
    price.discountExVat,
    price.discountIncVatFormatted,
    price.discountExVatFormatted,
  ),
  vat: minorUnits(price.vat),
  discountPercentage: price.discountPercentage,
});

type WireProduct = NonNullable<CartItemFieldsFragment['product']>;
type WireLowestPrice = NonNullable<WireProduct['lowestPrice']>;

/** The lowest price of the last 30 days, as the wire gives it. */
export const parseLowestPrice = (price: WireLowestPrice): LowestPrice => ({
  isDiscounted: price.isDiscounted,
  discountPercentage: price.discountPercentage,
  comparison: parseMoney(
    price.comparisonPriceIncVat,
    price.comparisonPriceExVat,
    price.comparisonPriceIncVatFormatted,
    price.comparisonPriceExVatFormatted,
  ),
  lowest: parseMoney(
    price.lowestPriceIncVat,
    price.lowestPriceExVat,
    price.lowestPriceIncVatFormatted,
    price.lowestPriceExVatFormatted,
  ),
  selling: parseMoney(
    price.sellingPriceIncVat,
    price.sellingPriceExVat,
    price.sellingPriceIncVatFormatted,
    price.sellingPriceExVatFormatted,
  ),
});
