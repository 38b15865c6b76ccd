import { minorUnits } from '@lyng/model';
import type { MoneyTexts, ShownLowestPrice, ShownMoney, ShownPrice } from '@lyng/model';
import type { ShownLowestPriceFieldsFragment } from './shown-lowest-price-fields.generated.ts';
import type { ShownPriceFieldsFragment } from './shown-price-fields.generated.ts';

type WireTexts<Name extends string> = Readonly<
  Record<`${Name}IncVatFormatted` | `${Name}ExVatFormatted`, string | null>
>;

/** The server's texts of an amount; `null` without one of them: a price must not be blank. */
function parseTexts<Name extends string>(data: WireTexts<Name>, name: Name): MoneyTexts | null {
  const incVatFormatted = data[`${name}IncVatFormatted`];
  const exVatFormatted = data[`${name}ExVatFormatted`];
  return incVatFormatted && exVatFormatted ? { incVatFormatted, exVatFormatted } : null;
}

function parseShownMoney<Name extends string>(
  data: WireTexts<Name>,
  name: Name,
  /** In major units. */
  incVat: number,
): ShownMoney | null {
  const texts = parseTexts(data, name);
  return texts && Number.isFinite(incVat) ? { incVat: minorUnits(incVat), ...texts } : null;
}

/** What a price tag shows of a price; `null` when a part of it is missing. */
export function parseShownPrice(data: ShownPriceFieldsFragment | null | undefined): ShownPrice | null {
  const selling = data && parseShownMoney(data, 'sellingPrice', data.sellingPriceIncVat);
  if (!selling) return null;
  const { isDiscounted, discountPercentage } = data;
  if (!isDiscounted) return { isDiscounted, selling };
  const regular = parseShownMoney(data, 'regularPrice', data.regularPriceIncVat);
  return regular && { isDiscounted, selling, regular, discountPercentage };
}

/** What a price tag shows of the lowest price; `null` when a part of it is missing. */
export function parseShownLowestPrice(
  data: ShownLowestPriceFieldsFragment | null | undefined,
): ShownLowestPrice | null {
  const lowest = data && parseTexts(data, 'lowestPrice');
  return lowest ? { isDiscounted: data.isDiscounted, discountPercentage: data.discountPercentage, lowest } : null;
}
