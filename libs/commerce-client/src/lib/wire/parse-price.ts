import { jsonNumber, jsonObject, jsonText, jsonUnits, minorUnits } from '@lyng/model';
import type { JsonObject, LowestPrice, Money, Price } from '@lyng/model';
import type { LowestPriceFieldsFragment } from './lowest-price-fields.generated.ts';
import type { PriceFieldsFragment } from './price-fields.generated.ts';

/** A price of the API. */
export type WirePrice = PriceFieldsFragment;

/** The lowest price of the last 30 days, as the API gives it. */
export type WireLowestPrice = LowestPriceFieldsFragment;

/**
 * The amount called `name` in minor units; `null` without its numbers and texts. The shop shows only the server's texts,
 * and a price must not be blank.
 */
export function parseMoney(data: JsonObject, name: string): Money | null {
  const incVat = minorUnits(jsonNumber(data[`${name}IncVat`]));
  const exVat = minorUnits(jsonNumber(data[`${name}ExVat`]));
  const incVatFormatted = jsonText(data[`${name}IncVatFormatted`]);
  const exVatFormatted = jsonText(data[`${name}ExVatFormatted`]);
  return [incVat, exVat].every(Number.isSafeInteger) && incVatFormatted && exVatFormatted
    ? { incVat, exVat, incVatFormatted, exVatFormatted }
    : null;
}

/** A price in minor units; `null` when an amount is missing. */
export function parsePrice(value: unknown): Price | null {
  const data = jsonObject(value);
  if (!data) return null;
  const selling = parseMoney(data, 'sellingPrice');
  const regular = parseMoney(data, 'regularPrice');
  const discount = parseMoney(data, 'discount');
  const vat = minorUnits(jsonNumber(data['vat']));
  if (!selling || !regular || !discount || !Number.isSafeInteger(vat)) return null;
  const discountPercentage = jsonUnits(data['discountPercentage']);
  return { isDiscounted: data['isDiscounted'] === true, selling, regular, discount, vat, discountPercentage };
}

/** The lowest price of a product with the price it is sold at, which the API would only repeat. */
export function parseLowestPrice(value: unknown, selling: Money): LowestPrice | null {
  const data = jsonObject(value);
  if (!data) return null;
  const comparison = parseMoney(data, 'comparisonPrice');
  const lowest = parseMoney(data, 'lowestPrice');
  if (!comparison || !lowest) return null;
  const discountPercentage = jsonUnits(data['discountPercentage']);
  return { isDiscounted: data['isDiscounted'] === true, discountPercentage, comparison, lowest, selling };
}
