import { jsonNumber, jsonObject, jsonText, jsonUnits, minorUnits } from '@lyng/model';
import type { MoneyTexts, ShownLowestPrice, ShownMoney, ShownPrice } from '@lyng/model';

/** The server's texts of an amount; `null` without one of them: a price must not be blank. */
function textsOf(incVat: unknown, exVat: unknown): MoneyTexts | null {
  const [incVatFormatted, exVatFormatted] = [jsonText(incVat), jsonText(exVat)];
  return incVatFormatted && exVatFormatted ? { incVatFormatted, exVatFormatted } : null;
}

/** The same with the number behind them. */
function moneyOf(value: unknown, ...texts: Parameters<typeof textsOf>): ShownMoney | null {
  const incVat = minorUnits(jsonNumber(value));
  const shown = textsOf(...texts);
  return shown && Number.isSafeInteger(incVat) ? { incVat, ...shown } : null;
}

/** Parses the part of a price that a price tag shows, under the names of `ShownPriceFields`; `null` when a part is missing. */
export function parseShownPrice(value: unknown): ShownPrice | null {
  const data = jsonObject(value);
  if (!data) return null;
  const selling = moneyOf(data['amount'], data['selling'], data['sellingExVat']);
  if (!selling || data['isDiscounted'] !== true) return selling && { isDiscounted: false, selling };
  const regular = moneyOf(data['regularAmount'], data['regular'], data['regularExVat']);
  return regular && { isDiscounted: true, selling, regular, discountPercentage: jsonUnits(data['percent']) };
}

/** Parses the part of the lowest price that a price tag shows; `null` when a part is missing. */
export function parseShownLowestPrice(value: unknown): ShownLowestPrice | null {
  const data = jsonObject(value);
  const lowest = data && textsOf(data['lowest'], data['lowestExVat']);
  return lowest && { discountPercentage: jsonUnits(data['percent']), lowest };
}
