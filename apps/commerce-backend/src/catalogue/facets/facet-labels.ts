import { formatMoney } from '@lyng/i18n/core';
import type { CurrencyCode, Language } from '@lyng/model';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';
import type { StockStatus } from '../core/stock.ts';

/** The labels of the API's own facets; names of brands, colours and so on come from the catalogue. */
export const facetLabels = (i18n: Texts) => ({
  category: i18n._('Category'),
  brand: i18n._('Brand'),
  size: i18n._('Size'),
  price: i18n._('Price'),
  priceExVat: i18n._('Price excl. VAT'),
  discount: i18n._('Discount'),
  stock: i18n._('Stock status'),
  campaign: i18n._('Campaign'),
  reduced: i18n._('Reduced price'),
});

export const stockLabels = (i18n: Texts): Readonly<Record<StockStatus, string>> => ({
  'in-stock': i18n._('In stock'),
  'few-left': i18n._('Few left'),
  'made-to-order': i18n._('Made when ordered'),
  static: i18n._('Made to order'),
  'out-of-stock': i18n._('Sold out'),
});

/** `21–30 %`, `51 % or more`. The space before the sign does not break (U+00A0), as all four languages write it. */
export const discountLabel = (
  { from, to }: { readonly from: number; readonly to: number | undefined },
  i18n: Texts,
): string => (to === undefined ? i18n._('{percent} or more', { percent: `${from}\u00a0%` }) : `${from}–${to}\u00a0%`);

/** A band of prices in major units: `Under 200 kr`, `200 kr – 500 kr`, `Over 500 kr`. */
export function priceBandLabel(
  from: number,
  to: number | undefined,
  currency: CurrencyCode,
  language: Language,
): string {
  const money = (major: number): string => formatMoney(major * 100, currency, language);
  const i18n = textsIn(language);
  if (to === undefined) return i18n._('Over {price}', { price: money(from) });
  return from === 0 ? i18n._('Under {price}', { price: money(to) }) : `${money(from)} – ${money(to)}`;
}
