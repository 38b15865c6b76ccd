import { formatMoney } from '@lyng/i18n/core';
import type { CurrencyCode, Language } from '@lyng/model';
import da from './labels/da.json' with { type: 'json' };
import fi from './labels/fi.json' with { type: 'json' };
import nb from './labels/nb.json' with { type: 'json' };
import sv from './labels/sv.json' with { type: 'json' };
import type { StockStatus } from '../core/stock.ts';

type FacetLabels = Omit<typeof da, 'stockStatus'> & { readonly stockStatus: Readonly<Record<StockStatus, string>> };

/** The labels of the API's own facets; names of brands, colours and so on come from the catalogue. */
export const facetLabels: Readonly<Record<Language, FacetLabels>> = { da, sv, nb, fi };

/** `21–30 %`, `51 % or more`. The space before the sign does not break (U+00A0), as all four languages write it. */
export const discountLabel = (
  { from, to }: { readonly from: number; readonly to: number | undefined },
  language: Language,
): string => (to === undefined ? `${from}\u00a0% ${facetLabels[language].orMore}` : `${from}–${to}\u00a0%`);

/** A band of prices in major units: `Under 200 kr`, `200 kr – 500 kr`, `Over 500 kr`. */
export function priceBandLabel(
  from: number,
  to: number | undefined,
  currency: CurrencyCode,
  language: Language,
): string {
  const { under, over } = facetLabels[language];
  const money = (major: number): string => formatMoney(major * 100, currency, language);
  if (to === undefined) return `${over} ${money(from)}`;
  return from === 0 ? `${under} ${money(to)}` : `${money(from)} – ${money(to)}`;
}
