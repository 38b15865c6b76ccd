import { minorUnits } from '@lyng/model';
import type { MoneyTexts, ShownLowestPrice, ShownMoney, ShownPrice } from '@lyng/model';
import type { ShownLowestPriceFieldsFragment } from './shown-lowest-price-fields.generated.ts';
import type { ShownPriceFieldsFragment } from './shown-price-fields.generated.ts';

/** The server's texts of an amount; `null` without one of them: a price must not be blank. */
const textsOf = (incVatFormatted: string | null, exVatFormatted: string | null): MoneyTexts | null =>
  incVatFormatted && exVatFormatted ? { incVatFormatted, exVatFormatted } : null;

/** The same with the number behind them. */
function moneyOf(amount: number, ...texts: Parameters<typeof textsOf>): ShownMoney | null {
  const shown = textsOf(...texts);
  return shown && Number.isFinite(amount) ? { incVat: minorUnits(amount), ...shown } : null;
}

/** What a price tag shows of a price; `null` when a part of it is missing. */
export function parseShownPrice(data: ShownPriceFieldsFragment | null | undefined): ShownPrice | null {
  const selling = data && moneyOf(data.amount, data.selling, data.sellingExVat);
  if (!selling) return null;
  const { isDiscounted, percent } = data;
  if (!isDiscounted) return { isDiscounted, selling };
  const regular = moneyOf(data.regularAmount, data.regular, data.regularExVat);
  return regular && { isDiscounted, selling, regular, discountPercentage: percent };
}

/** What a price tag shows of the lowest price; `null` when a part of it is missing. */
export function parseShownLowestPrice(
  data: ShownLowestPriceFieldsFragment | null | undefined,
): ShownLowestPrice | null {
  const lowest = data && textsOf(data.lowest, data.lowestExVat);
  return lowest ? { discountPercentage: data.percent, lowest } : null;
}
