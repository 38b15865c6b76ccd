import { minorUnits } from '@lyng/model';
import type { MoneyTexts, ShownLowestPrice, ShownPrice } from '@lyng/model';
import type { ShownLowestPriceFieldsFragment } from './shown-lowest-price-fields.generated.ts';
import type { ShownPriceFieldsFragment } from './shown-price-fields.generated.ts';

/** The server's texts of an amount; `null` without one of them: a price must not be blank. */
const textsOf = (incVatFormatted: string | null, exVatFormatted: string | null): MoneyTexts | null =>
  incVatFormatted && exVatFormatted ? { incVatFormatted, exVatFormatted } : null;

/** What a price tag shows of a price; `null` when a part of it is missing. */
export function parseShownPrice(data: ShownPriceFieldsFragment | null | undefined): ShownPrice | null {
  const texts = data && textsOf(data.selling, data.sellingExVat);
  if (!texts || !Number.isFinite(data.amount)) return null;
  const { isDiscounted, amount, percent } = data;
  const selling = { incVat: minorUnits(amount), ...texts };
  if (!isDiscounted) return { isDiscounted, selling };
  const regular = textsOf(data.regular, data.regularExVat);
  return regular && { isDiscounted, selling, regular, discountPercentage: percent };
}

/** What a price tag shows of the lowest price; `null` when a part of it is missing. */
export function parseShownLowestPrice(
  data: ShownLowestPriceFieldsFragment | null | undefined,
): ShownLowestPrice | null {
  const lowest = data && textsOf(data.lowest, data.lowestExVat);
  return lowest ? { discountPercentage: data.percent, lowest } : null;
}
