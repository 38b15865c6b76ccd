import type { Language } from '@lyng/model';
import { groupBy } from '../../../collections/group-by.ts';
import type { Scope } from '../../../shop/scope.ts';
import type { CatalogueIndex, IndexedParameter, IndexedProduct } from '../catalogue-index.ts';
import { compareTexts } from '../core/collation.ts';
import { compareSizes } from '../core/compare-sizes.ts';
import { categoryPath, brandPath, campaignPath } from '../site-paths.ts';
import type { FacetCounts } from './count-facets.ts';
import { discountLabel, facetLabels, priceBandLabel, stockLabels } from './facet-labels.ts';
import { priceBands } from './price-bands.ts';
import { discountRanges, discountToken } from './product-facets.ts';

export interface FacetValue {
  readonly _id: string;
  readonly facetId: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly url: string | null;
  readonly order: number;
  readonly count: number;
  readonly hidden: boolean;
}

export interface Facet {
  readonly filterId: string;
  readonly type: string;
  readonly group: string;
  readonly label: string;
  readonly order: number;
  readonly values: readonly FacetValue[];
}

interface Named {
  readonly value: string;
  readonly label: string;
  readonly parentId?: string;
  readonly url?: string;
}

interface Description {
  readonly index: CatalogueIndex;
  readonly scope: Scope;
  /** The list before any facet is chosen: its values are offered even when the choice leaves none of them. */
  readonly products: readonly IndexedProduct[];
  readonly sellingOf: (product: IndexedProduct) => number | undefined;
  readonly counted: FacetCounts;
}

const values = (group: string, named: readonly Named[], count: (value: string) => number): FacetValue[] =>
  named.map(({ value, label, parentId, url }, order) => {
    const facetId = `${group}_${value}`;
    const found = count(value);
    return { _id: `${facetId}_${found}`, facetId, parentId: parentId ?? null, label, url: url ?? null, order, count: found, hidden: false };
  });

const namedSizes = (products: readonly IndexedProduct[]): Named[] => {
  const labels = new Map<string, string>();
  for (const { skus } of products) for (const { facet, name } of skus) if (!labels.has(facet)) labels.set(facet, name);
  return [...labels].map(([value, label]) => ({ value, label })).toSorted((a, b) => compareSizes(a.label, b.label));
};

const namedCategories = (index: CatalogueIndex, language: Language): Named[] =>
  index.categories.map(({ categoryId, parentCategoryId, texts }) => ({
    value: String(categoryId),
    label: texts[language].name,
    url: categoryPath(texts[language].alias),
    ...(parentCategoryId === 0 ? {} : { parentId: `c_${parentCategoryId}` }),
  }));

interface ParameterGroup {
  readonly groupId: number;
  readonly label: string;
  readonly named: readonly Named[];
}

const parameterGroups = (products: readonly IndexedProduct[], language: Language): ParameterGroup[] => {
  // Products share the parameters that they have in common.
  const parameters = new Set<IndexedParameter>();
  for (const product of products) for (const parameter of product.parameters) parameters.add(parameter);
  const compare = compareTexts(language);
  return [...groupBy([...parameters], ({ groupId }) => groupId)]
    .toSorted(([a], [b]) => a - b)
    .map(([groupId, group]) => ({
      groupId,
      label: group[0]?.groupName[language] ?? '',
      named: group.map(({ facet, value }) => ({ value: facet, label: value[language] })).toSorted((a, b) => compare(a.label, b.label)),
    }));
};

/** Facets whose values are names, each as group, type, filter id, label and names; without those that the list does not have. */
const namedFacets = ({ index, scope: { language }, products, counted }: Description): Omit<Facet, 'order'>[] => {
  const labels = facetLabels[language];
  const facet = (group: string, type: string, filterId: string, label: string, named: readonly Named[]): Omit<Facet, 'order'> => {
    const count = (value: string): number | undefined => counted.countOf(`${group}_${value}`);
    const present = named.filter(({ value }) => count(value) !== undefined);
    return { filterId, type, group: type === 'Parameter' ? group.slice(1) : filterId, label, values: values(group, present, (value) => count(value) ?? 0) };
  };
  return [
    facet('c', 'Category', 'categories', labels.category, namedCategories(index, language)),
    facet('b', 'Brand', 'brands', labels.brand, index.brands.map(({ brandId, name, alias }) => ({ value: String(brandId), label: name, url: brandPath(alias) }))),
    facet('s', 'Sku', 'skus', labels.size, namedSizes(products)),
    ...parameterGroups(products, language).map(({ groupId, label, named }) => facet(`p${groupId}`, 'Parameter', `p-${groupId}`, label, named)),
    facet('d', 'Discount', 'discount', labels.discount, discountRanges.map((range) => ({ value: discountToken(range), label: discountLabel(range, language) }))),
    facet('st', 'StockStatus', 'stock', labels.stock, Object.entries(stockLabels[language]).map(([value, label]) => ({ value, label }))),
    facet('dc', 'DiscountCampaign', 'campaigns', labels.campaign, index.campaigns.map(({ campaignId, name, alias }) => ({ value: String(campaignId), label: name[language], url: campaignPath(alias) }))),
    facet('rp', 'ReducedPrice', 'reduced', labels.reduced, [{ value: '1', label: labels.reduced }]),
  ];
};

const priceFacet = ({ scope, products, sellingOf, counted }: Description): Omit<Facet, 'order'> => {
  const all = products.map(sellingOf).filter((price) => price !== undefined);
  const bands = priceBands(all).map(({ from, to }) => ({
    value: `${from}-${to ?? ''}`,
    label: priceBandLabel(from, to, scope.market.currency, scope.language),
    count: counted.prices.filter((price) => price >= from * 100 && (to === undefined || price < to * 100)).length,
  }));
  const counts = new Map(bands.map(({ value, count }) => [value, count]));
  return {
    filterId: 'price',
    type: 'Price',
    group: 'price',
    label: facetLabels[scope.language].price,
    values: values('pr', bands, (value) => counts.get(value) ?? 0),
  };
};

/** The filters of a list in words and numbers, in the order in which they are offered; an empty one is left out. */
export function describeFacets(description: Description): readonly Facet[] {
  const [categories, brands, sizes, ...rest] = namedFacets(description);
  return [categories, brands, sizes, priceFacet(description), ...rest]
    .filter((facet) => facet !== undefined)
    .filter((facet) => facet.values.length > 0)
    .map((facet, order) => ({ ...facet, order }));
}
