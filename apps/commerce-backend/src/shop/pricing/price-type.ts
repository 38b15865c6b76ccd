import { formatMoney } from '@lyng/i18n/core';
import type { Language, MinorUnits } from '@lyng/model';
import type { Market } from '../shop.ts';
import type { Amount } from './amount.ts';
import { currencies } from '../locale-names.ts';
import { decimal } from './decimal.ts';
import { discountPercentage } from './discount-percentage.ts';
import { vatSplit } from './vat-split.ts';

/** The market of a price and the language of its texts. */
export interface PriceLocale {
  readonly market: Pick<Market, 'currency' | 'vatPercent'>;
  readonly language: Language;
}

/** The four fields of one amount: `sellingPrice` gives `sellingPriceIncVat`, `sellingPriceIncVatFormatted` and their twins without VAT. */
export type AmountFields<Name extends string> = Record<`${Name}IncVat` | `${Name}ExVat`, number> &
  Record<`${Name}IncVatFormatted` | `${Name}ExVatFormatted`, string>;

/** One amount as decimals of the major unit and as texts. */
export function amountFields<Name extends string>(name: Name, amount: Amount, locale: PriceLocale): AmountFields<Name> {
  const text = (minor: MinorUnits): string => formatMoney(minor, locale.market.currency, locale.language);
  return {
    [`${name}IncVat`]: decimal(amount.incVat),
    [`${name}ExVat`]: decimal(amount.exVat),
    [`${name}IncVatFormatted`]: text(amount.incVat),
    [`${name}ExVatFormatted`]: text(amount.exVat),
  } as AmountFields<Name>;
}

const less = (a: Amount, b: Amount): Amount => ({
  incVat: Math.max(0, a.incVat - b.incVat),
  exVat: Math.max(0, a.exVat - b.exVat),
});

/** The wire's `PriceType`: what something costs beside what it cost before every reduction. */
export function toPriceType(
  price: {
    readonly regular: Amount;
    readonly selling: Amount;
    /** Integer percent; calculated from the amounts by default. */
    readonly percent?: number;
  },
  locale: PriceLocale,
) {
  const { regular, selling } = price;
  const discount = less(regular, selling);
  const vat = selling.incVat - selling.exVat;
  const { currency } = locale.market;
  return {
    ...amountFields('sellingPrice', selling, locale),
    ...amountFields('regularPrice', regular, locale),
    ...amountFields('discount', discount, locale),
    discountPercentage: price.percent ?? discountPercentage(regular.incVat, selling.incVat),
    vat: decimal(vat),
    vatFormatted: formatMoney(vat, currency, locale.language),
    isDiscounted: selling.incVat < regular.incVat,
    currency: { ...currencies[currency], code: currency, rate: 1 },
  };
}

/** The wire's `LowestPriceType`, from amounts including VAT. */
export function toLowestPriceType(
  price: {
    readonly selling: MinorUnits;
    readonly lowest: MinorUnits;
    readonly comparison: MinorUnits;
    readonly isDiscounted: boolean;
    /** Integer percent below the comparison. */
    readonly percent: number;
  },
  locale: PriceLocale,
) {
  const { vatPercent, currency } = locale.market;
  const selling = vatSplit(price.selling, vatPercent);
  const comparison = vatSplit(price.comparison, vatPercent);
  return {
    ...amountFields('sellingPrice', selling, locale),
    ...amountFields('comparisonPrice', comparison, locale),
    ...amountFields('lowestPrice', vatSplit(price.lowest, vatPercent), locale),
    ...amountFields('discount', less(comparison, selling), locale),
    discountPercentage: price.percent,
    vat: decimal(selling.vat),
    vatFormatted: formatMoney(selling.vat, currency, locale.language),
    isDiscounted: price.isDiscounted,
  };
}
