import { makePrice, makeLowestPrice, makeProductSummary, makeStock } from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import { facetGroups } from '../core/facet-groups.ts';
import type { FacetCounts } from '../core/facet-groups.ts';
import type { ListPage } from '../core/list-page-data.ts';

const values = (prefix: string, labels: readonly string[]) =>
  labels.map((label, index) => ({
    facetId: `${prefix}_${index + 1}`,
    label,
    parentId: null,
    count: 12 - index,
    order: index,
    hidden: false,
  }));

const facets: readonly FacetCounts[] = [
  { type: 'Category', group: '', label: '', order: 1, values: values('c', ['Sneakers', 'Støvler', 'Sandaler']) },
  { type: 'Sku', group: '', label: '', order: 2, values: values('s', ['36', '37', '38', '39', '40', '41']) },
  { type: 'Parameter', group: '1', label: 'Farve', order: 3, values: values('p', ['Sort', 'Hvid', 'Lyng', 'Sand']) },
  { type: 'Brand', group: '', label: '', order: 4, values: values('b', ['Havnemark', 'Klitlyng', 'Nordstrand']) },
  {
    type: 'Price',
    group: '',
    label: '',
    order: 5,
    values: [
      ['pr_0-500', 'Under 500 kr.'],
      ['pr_500-1000', '500 kr. – 1.000 kr.'],
      ['pr_1000-', 'Over 1.000 kr.'],
    ].map(([facetId = '', label = ''], order) => ({ facetId, parentId: null, label, count: 8, order, hidden: false })),
  },
];

const names = [
  'Solveig lædersneaker',
  'Vinga ankelstøvle',
  'Lykke sandal',
  'Skagen loafer',
  'Tuva gummistøvle',
  'Marstrand slipper',
];

/** Products of every kind a card knows: plain, reduced, in a campaign, few left, sold out. */
export const makeProducts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeProductSummary({
      productId: 1001 + index,
      alias: `product-${1001 + index}`,
      name: names[index % names.length] ?? '',
      brandName: index % 2 === 0 ? 'Havnemark' : 'Klitlyng',
      images: [
        { fileName: `${1001 + index}-1.svg`, tags: ['main'] },
        { fileName: `${1001 + index}-2.svg`, tags: ['back'] },
      ],
      ...(index % 3 === 1 && {
        unitPrice: makePrice(44900, 59900),
        lowestPrice: makeLowestPrice(44900, 54900),
        discountType: 'SALE_PRICE',
      }),
      ...(index % 5 === 2 && {
        unitPrice: makePrice(39900, 59900),
        lowestPrice: makeLowestPrice(39900, 59900),
        discountType: 'PRICE_CAMPAIGN',
      }),
      ...(index % 4 === 3 && { totalStock: makeStock(index % 8 === 3 ? 0 : 4) }),
    }),
  );

/** A page of the list of women's shoes; `search` is the query of its address. */
export const makeListPage = (search = '', more: Partial<ListPage> = {}): ListPage => {
  const query = parseListQuery(search);
  return {
    source: { kind: 'category', alias: 'dame-sko' },
    query,
    droppedFilters: 0,
    pages: { from: query.page, to: query.page },
    defaultSort: 'LATEST',
    vatIncluded: true,
    pageSize: 48,
    count: 124,
    products: makeProducts(12),
    groups: facetGroups(facets, query, []),
    info: {
      name: 'Sko til kvinder',
      description: 'Sneakers til hverdag, støvler til regn og sandaler til de lyse aftener.',
      secondaryDescription: '',
      isTitleHidden: false,
      canonicalUrl: '/c/dame-sko',
      alternates: [],
      meta: { title: 'Sko til kvinder', description: '' },
      subCategories: [
        { alias: 'dame-sneakers', name: 'Sneakers' },
        { alias: 'dame-stoevler', name: 'Støvler' },
      ],
    },
    trail: [
      { categoryId: 1, alias: 'dame', name: 'Kvinder' },
      { categoryId: 2, alias: 'dame-sko', name: 'Sko til kvinder' },
    ],
    ...more,
  };
};
