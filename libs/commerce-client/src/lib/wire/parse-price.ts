import { minorUnits } from '@lyng/model';
import type { LowestPrice, Money, Price } from '@lyng/model';
import type { LowestPriceFieldsFragment } from './lowest-price-fields.generated.ts';
import type { PriceFieldsFragment } from './price-fields.generated.ts';

/** A price of the API. */
export type WirePrice = PriceFieldsFragment;

/** The lowest price of the last 30 days, as the API gives it. */
export type WireLowestPrice = LowestPriceFieldsFragment;

type AmountField = 'IncVat' | 'ExVat' | 'IncVatFormatted' | 'ExVatFormatted';

/** One amount of the API: numbers in major units and the server's texts, with and without VAT. */
type WireMoney<Name extends string> = Readonly<Record<`${Name}${AmountField}`, number | string | null>>;

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The amount called `name` in minor units; `null` without its numbers and texts. The shop shows only the server's texts,
 * and a price must not be blank.
 */
export function parseMoney<Name extends string>(data: WireMoney<Name>, name: Name): Money | null {
  const incVat = data[`${name}IncVat`];
  const exVat = data[`${name}ExVat`];
  const incVatFormatted = data[`${name}IncVatFormatted`];
  const exVatFormatted = data[`${name}ExVatFormatted`];
  return isNumber(incVat) && isNumber(exVat) && isText(incVatFormatted) && isText(exVatFormatted)
    ? { incVat: minorUnits(incVat), exVat: minorUnits(exVat), incVatFormatted, exVatFormatted }
    : null;
}

/** A price in minor units; `null` when an amount is missing. */
export function parsePrice(data: WirePrice | null | undefined): Price | null {
  if (!data) return null;
  const selling = parseMoney(data, 'sellingPrice');
  const regular = parseMoney(data, 'regularPrice');
  const discount = parseMoney(data, 'discount');
  if (!selling || !regular || !discount) return null;
  const { isDiscounted, vat, discountPercentage } = data;
  return { isDiscounted, selling, regular, discount, vat: minorUnits(vat), discountPercentage };
}

/** The lowest price of a product with the price it is sold at, which the API would only repeat. */
export function parseLowestPrice(data: WireLowestPrice | null | undefined, selling: Money): LowestPrice | null {
  if (!data) return null;
  const comparison = parseMoney(data, 'comparisonPrice');
  const lowest = parseMoney(data, 'lowestPrice');
  if (!comparison || !lowest) return null;
  const { isDiscounted, discountPercentage } = data;
  return { isDiscounted, discountPercentage, comparison, lowest, selling };
}
