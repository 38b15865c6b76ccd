import { makeLowestPrice, makePrice } from '@lyng/model/testing';
import { textLanguageGroup } from '@lyng/model';
import type { Money } from '@lyng/model';
import type { SearchProduct } from '@lyng/search-client';

const amounts = (name: string, { incVat, exVat, incVatFormatted, exVatFormatted }: Money) => ({
  [`${name}IncVat`]: incVat / 100,
  [`${name}ExVat`]: exVat / 100,
  [`${name}IncVatFormatted`]: incVatFormatted,
  [`${name}ExVatFormatted`]: exVatFormatted,
});

export interface WireProductOptions {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** The current and the former price, in minor units. */
  readonly selling: number;
  readonly regular?: number;
  /** The lowest price of the last 30 days, in minor units. */
  readonly lowest?: number;
  /** BCP 47, where the name is in another language than the shop. */
  readonly nameLanguage?: string;
}

/** The shop's own data of a product, as the search service stores it. */
export function wireData({
  id,
  name,
  brand,
  selling,
  regular = selling,
  lowest = regular,
  nameLanguage,
}: WireProductOptions) {
  const price = makePrice(selling, regular);
  const before = makeLowestPrice(selling, lowest);
  const alias = name.toLowerCase().replaceAll(' ', '-');
  return {
    productId: id,
    alias,
    name,
    articleNumber: `LY-${id}`,
    brand: { name: brand, alias: brand.toLowerCase(), canonicalUrl: `/b/${brand.toLowerCase()}` },
    parameterGroups: nameLanguage === undefined ? [] : [{ name: textLanguageGroup(nameLanguage) }],
    unitPrice: {
      isDiscounted: price.isDiscounted,
      discountPercentage: price.discountPercentage,
      vat: price.vat / 100,
      ...amounts('sellingPrice', price.selling),
      ...amounts('regularPrice', price.regular),
      ...amounts('discount', price.discount),
    },
    lowestPrice: {
      isDiscounted: before.isDiscounted,
      discountPercentage: before.discountPercentage,
      ...amounts('comparisonPrice', before.comparison),
      ...amounts('lowestPrice', before.lowest),
    },
    discountType: price.isDiscounted ? 'SALE_PRICE' : 'NONE',
    productImages: [{ fileName: `${alias}.jpg`, tags: [] }],
  };
}

/** A product as the search service returns it; `data` replaces the shop's own. */
export function wireProduct(options: WireProductOptions, data: unknown = wireData(options)): SearchProduct {
  const { id, name, brand, selling, regular = selling } = options;
  const link = `/p/${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    key: `LY-${id}`,
    title: name,
    brand,
    link,
    ticket: `ticket-${id}`,
    inStock: true,
    listPrice: { min: regular / 100, max: regular / 100 },
    sellingPrice: { min: selling / 100, max: selling / 100 },
    variants: [
      {
        key: `LY-${id}-38`,
        ticket: `ticket-${id}-38`,
        stockNumber: 3,
        inStock: true,
        link: `${link}?sku=${id}`,
        listPrice: regular / 100,
        sellingPrice: selling / 100,
        prices: [],
        availability: [],
      },
    ],
    badges: { primary: [], secondary: [] },
    imageInfo: { effect: 'NONE', images: [] },
    swatch: { type: 'COLORS', colors: [] },
    custom: { ralph_data: [{ id: 'ralph_data', label: JSON.stringify({ json: data }) }] },
  };
}
