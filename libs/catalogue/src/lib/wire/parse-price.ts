import { minorUnits } from '@lyng/model';
import type { LowestPrice, Money, Price } from '@lyng/model';
import type { CataloguePriceFieldsFragment } from './catalogue-price-fields.generated.ts';
import type { ProductSummaryFieldsFragment } from './product-summary-fields.generated.ts';

type Text = string | null | undefined;

/** An amount without a number or without the server's text cannot be shown, so it is none. */
const money = (incVat: number, exVat: number, incVatFormatted: Text, exVatFormatted: Text): Money | null =>
  Number.isFinite(incVat) && Number.isFinite(exVat) && incVatFormatted && exVatFormatted
    ? { incVat: minorUnits(incVat), exVat: minorUnits(exVat), incVatFormatted, exVatFormatted }
    : null;

/** A price of the wire in minor units; `null` when an amount is missing. */
export const parsePrice = (data: CataloguePriceFieldsFragment | null | undefined): Price | null => {
  if (!data) return null;
  const selling = money(
    data.sellingPriceIncVat,
    data.sellingPriceExVat,
    data.sellingPriceIncVatFormatted,
    data.sellingPriceExVatFormatted,
  );
  const regular = money(
    data.regularPriceIncVat,
    data.regularPriceExVat,
    data.regularPriceIncVatFormatted,
    data.regularPriceExVatFormatted,
  );
  const discount = money(
    data.discountIncVat,
    data.discountExVat,
    data.discountIncVatFormatted,
    data.discountExVatFormatted,
  );
  if (!selling || !regular || !discount) return null;
  return {
    isDiscounted: data.isDiscounted,
    selling,
    regular,
    discount,
    vat: minorUnits(data.vat),
    discountPercentage: data.discountPercentage,
  };
};

/** The lowest price of a product with the price it is sold at, which the wire would only repeat. */
export const parseLowestPrice = (
  data: ProductSummaryFieldsFragment['lowestPrice'],
  selling: Money,
): LowestPrice | null => {
  if (!data) return null;
  const comparison = money(
    data.comparisonPriceIncVat,
    data.comparisonPriceExVat,
    data.comparisonPriceIncVatFormatted,
    data.comparisonPriceExVatFormatted,
  );
  const lowest = money(
    data.lowestPriceIncVat,
    data.lowestPriceExVat,
    data.lowestPriceIncVatFormatted,
    data.lowestPriceExVatFormatted,
  );
  if (!comparison || !lowest) return null;
  return { isDiscounted: data.isDiscounted, discountPercentage: data.discountPercentage, comparison, lowest, selling };
};
