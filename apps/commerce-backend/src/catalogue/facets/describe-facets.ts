import type { Language } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import { textsIn } from '../../shop/texts.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { compareTexts } from '../core/collation.ts';
import { categoryPath, brandPath, campaignPath } from '../core/site-paths.ts';
import type { PriceGroup } from '../core/facet-id.ts';
import type { FacetCounts } from './count-facets.ts';
import type { Facet, Named } from './facet.ts';
import { facetValues } from './facet.ts';
import { discountLabel, facetLabels, priceBandLabel, stockLabels } from './facet-labels.ts';
import { priceBands } from './price-bands.ts';
import { discountRanges, discountToken } from '../core/discount-ranges.ts';
import { countBetween } from './price-counts.ts';
import { sizeFacets } from './size-facets.ts';

interface Description {
  readonly snapshot: Pick<CatalogueSnapshot, 'index' | 'columns'>;
  readonly scope: Scope;
  /** Values of the list before any filter are offered even when the choice leaves none of them. */
  readonly counted: FacetCounts;
  /** The root category of a list of a category. */
  readonly department?: number | undefined;
}

const namedCategories = ({ snapshot: { index } }: Description, language: Language): Named[] =>
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

const parameterGroups = ({ snapshot: { index } }: Description, language: Language): ParameterGroup[] => {
  const compare = compareTexts(language);
  return [...Map.groupBy([...index.parameterById.values()], ({ groupId }) => groupId)]
    .toSorted(([a], [b]) => a - b)
    .map(([groupId, group]) => ({
      groupId,
      label: group[0]?.groupName[language] ?? '',
      named: group
        .map(({ facet, value }) => ({ value: facet, label: value[language] }))
        .toSorted((a, b) => compare(a.label, b.label)),
    }));
};

/**
 * Facets whose values are names, each as group, type, filter id, label and names; without values that the list does not
 * have.
 */
const namedFacets = (description: Description): Omit<Facet, 'order'>[] => {
  const {
    snapshot,
    scope: { language },
    counted,
    department,
  } = description;
  const { index } = snapshot;
  const labels = facetLabels(textsIn(language));
  const facet = (
    group: string,
    type: string,
    filterId: string,
    label: string,
    named: readonly Named[],
  ): Omit<Facet, 'order'> => {
    const count = (value: string): number | undefined => counted.countOf(`${group}_${value}`);
    const present = named.filter(({ value }) => count(value) !== undefined);
    return {
      filterId,
      type,
      group: type === 'Parameter' ? group.slice(1) : filterId,
      label,
      values: facetValues(group, present, (value) => count(value) ?? 0),
    };
  };
  return [
    facet('c', 'Category', 'categories', labels.category, namedCategories(description, language)),
    facet(
      'b',
      'Brand',
      'brands',
      labels.brand,
      index.brandsByName[language].map(({ brandId, name, alias }) => ({
        value: String(brandId),
        label: name,
        url: brandPath(alias),
      })),
    ),
    ...sizeFacets(snapshot, language, counted, department),
    ...parameterGroups(description, language).map(({ groupId, label, named }) =>
      facet(`p${groupId}`, 'Parameter', `p-${groupId}`, label, named),
    ),
    facet(
      'd',
      'Discount',
      'discount',
      labels.discount,
      discountRanges.map((range) => ({ value: discountToken(range), label: discountLabel(range, textsIn(language)) })),
    ),
    facet(
      'st',
      'StockStatus',
      'stock',
      labels.stock,
      Object.entries(stockLabels(textsIn(language))).map(([value, label]) => ({ value, label })),
    ),
    facet(
      'dc',
      'DiscountCampaign',
      'campaigns',
      labels.campaign,
      index.campaigns.map(({ campaignId, name, alias }) => ({
        value: String(campaignId),
        label: name[language],
        url: campaignPath(alias),
      })),
    ),
    facet('rp', 'ReducedPrice', 'reduced', labels.reduced, [{ value: '1', label: labels.reduced }]),
  ];
};

/** The type, filter id and label of each price. */
const priceNames = {
  pr: ['Price', 'price', 'price'],
  px: ['PriceExVat', 'price-ex-vat', 'priceExVat'],
} as const;

const priceFacet = (prefix: PriceGroup, { scope, counted }: Description): Omit<Facet, 'order'> => {
  const [type, group, label] = priceNames[prefix];
  const { left, every } = counted.prices[prefix];
  const bands = priceBands(every).map(({ from, to }) => ({
    value: `${from}-${to ?? ''}`,
    label: priceBandLabel(from, to, scope.market.currency, scope.language),
    count: countBetween(left, from * 100, to === undefined ? Infinity : to * 100),
  }));
  const counts = new Map(bands.map(({ value, count }) => [value, count]));
  return {
    filterId: group,
    type,
    group,
    label: facetLabels(textsIn(scope.language))[label],
    values: facetValues(prefix, bands, (value) => counts.get(value) ?? 0),
  };
};

/** Alone it narrows nothing, and it would be wrong for coming products. */
const NOTHING_IN_STOCK = 'st_out-of-stock';

/** The filters of a list with labels and counts, in the order in which they are offered; an empty one is left out. */
export function describeFacets(description: Description): readonly Facet[] {
  const named = namedFacets(description);
  const beforePrice = named.findLastIndex(({ type }) => type === 'Sku') + 1;
  const prices = [priceFacet('pr', description), priceFacet('px', description)];
  return [...named.slice(0, beforePrice), ...prices, ...named.slice(beforePrice)]
    .filter(({ values }) => values.length > 0 && !values.every(({ facetId }) => facetId === NOTHING_IN_STOCK))
    .map((facet, order) => ({ ...facet, order }));
}
