import { formatMoney } from '@lyng/i18n/core';
import type { CurrencyCode, Language } from '@lyng/model';
import type { StockStatus } from '../core/stock.ts';

interface FacetLabels {
  readonly category: string;
  readonly brand: string;
  readonly size: string;
  readonly price: string;
  readonly priceExVat: string;
  readonly discount: string;
  readonly stock: string;
  readonly campaign: string;
  readonly reduced: string;
}

/** The labels of the API's own facets; names of brands, colours and so on come from the catalogue. */
export const facetLabels: Readonly<Record<Language, FacetLabels>> = {
  da: {
    category: 'Kategori',
    brand: 'Mærke',
    size: 'Størrelse',
    price: 'Pris',
    priceExVat: 'Pris ekskl. moms',
    discount: 'Rabat',
    stock: 'Lagerstatus',
    campaign: 'Kampagne',
    reduced: 'Nedsat pris',
  },
  sv: {
    category: 'Kategori',
    brand: 'Märke',
    size: 'Storlek',
    price: 'Pris',
    priceExVat: 'Pris exkl. moms',
    discount: 'Rabatt',
    stock: 'Lagerstatus',
    campaign: 'Kampanj',
    reduced: 'Nedsatt pris',
  },
  nb: {
    category: 'Kategori',
    brand: 'Merke',
    size: 'Størrelse',
    price: 'Pris',
    priceExVat: 'Pris ekskl. mva.',
    discount: 'Rabatt',
    stock: 'Lagerstatus',
    campaign: 'Kampanje',
    reduced: 'Nedsatt pris',
  },
  fi: {
    category: 'Kategoria',
    brand: 'Merkki',
    size: 'Koko',
    price: 'Hinta',
    priceExVat: 'Hinta (alv 0 %)',
    discount: 'Alennus',
    stock: 'Saatavuus',
    campaign: 'Kampanja',
    reduced: 'Alennettu hinta',
  },
};

export const stockLabels: Readonly<Record<Language, Readonly<Record<StockStatus, string>>>> = {
  da: {
    'in-stock': 'På lager',
    'few-left': 'Få tilbage',
    'made-to-order': 'Laves på bestilling',
    static: 'Bestillingsvare',
    'out-of-stock': 'Udsolgt',
  },
  sv: {
    'in-stock': 'I lager',
    'few-left': 'Få kvar',
    'made-to-order': 'Tillverkas på beställning',
    static: 'Beställningsvara',
    'out-of-stock': 'Slutsåld',
  },
  nb: {
    'in-stock': 'På lager',
    'few-left': 'Få igjen',
    'made-to-order': 'Lages på bestilling',
    static: 'Bestillingsvare',
    'out-of-stock': 'Utsolgt',
  },
  fi: {
    'in-stock': 'Varastossa',
    'few-left': 'Vain muutama jäljellä',
    'made-to-order': 'Valmistetaan tilauksesta',
    static: 'Tilaustuote',
    'out-of-stock': 'Loppuunmyyty',
  },
};

const orMore: Readonly<Record<Language, string>> = {
  da: 'eller mere',
  sv: 'eller mer',
  nb: 'eller mer',
  fi: 'tai enemmän',
};
const under: Readonly<Record<Language, string>> = { da: 'Under', sv: 'Under', nb: 'Under', fi: 'Alle' };
const over: Readonly<Record<Language, string>> = { da: 'Over', sv: 'Över', nb: 'Over', fi: 'Yli' };

/** `21–30 %`, `51 % or more`. The space before the sign does not break (U+00A0), as all four languages write it. */
export const discountLabel = (
  { from, to }: { readonly from: number; readonly to: number | undefined },
  language: Language,
): string => (to === undefined ? `${from}\u00a0% ${orMore[language]}` : `${from}–${to}\u00a0%`);

/** A band of prices in major units: `Under 200 kr`, `200 kr – 500 kr`, `Over 500 kr`. */
export function priceBandLabel(
  from: number,
  to: number | undefined,
  currency: CurrencyCode,
  language: Language,
): string {
  const money = (major: number): string => formatMoney(major * 100, currency, language);
  if (to === undefined) return `${over[language]} ${money(from)}`;
  return from === 0 ? `${under[language]} ${money(to)}` : `${money(from)} – ${money(to)}`;
}
