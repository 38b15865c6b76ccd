import type { Shape } from '../core/shape.ts';

const price = { min: 'number', max: 'number' } as const;

const variant = {
  key: 'string',
  ticket: 'string',
  inStock: 'boolean',
  listPrice: 'number',
  sellingPrice: 'number',
} as const;

const product = {
  key: 'string',
  title: 'string',
  link: 'string',
  ticket: 'string',
  inStock: 'boolean',
  listPrice: price,
  sellingPrice: price,
  variants: [variant],
  badges: 'object',
  imageInfo: { images: ['object'] },
  swatch: 'object',
  'custom?': 'object',
} as const;

const productGroup = { key: 'string', products: [product] } as const;

const facet = { id: 'string', type: 'string', label: 'string' } as const;

const primaryList = {
  sort: { selected: 'string', options: [{ id: 'string', label: 'string' }] },
  productGroups: [productGroup],
  totalHits: 'number',
  facets: [facet],
} as const;

const phrases = [{ q: 'string' }] as const;

/** A query of the product search service: its parameters, its body if it has one, and what the response looks like. */
export interface SearchQuery {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly shape: Shape;
}

/** The queries, version 3; `{productKey}` stands for a product of the service. */
export const searchQueries: readonly SearchQuery[] = [
  {
    name: 'search-page',
    parameters: { q: 'a', limit: '6', notify: 'false' },
    shape: { q: 'string', 'didYouMean?': phrases, primaryList, contentLists: ['object'] },
  },
  {
    name: 'search-page',
    parameters: { q: 'zzqxjkvwzzq', limit: '6', notify: 'false' },
    shape: { q: 'string', primaryList: { totalHits: 'number', productGroups: [productGroup] } },
  },
  {
    name: 'landing-page',
    parameters: { pageReference: '/', limit: '6' },
    shape: { 'primaryList?': primaryList, recommendationLists: ['object'], contentLists: ['object'], seo: 'object' },
  },
  {
    name: 'autocomplete',
    parameters: { q: 's' },
    shape: {
      phraseSuggestions: [{ q: 'string', highlighted: 'string' }],
      productSuggestions: [productGroup],
      contentSuggestions: ['object'],
      recentSearches: phrases,
      totalHits: 'number',
    },
  },
  {
    name: 'autocomplete',
    parameters: { q: '' },
    shape: { phraseSuggestions: [{ q: 'string' }], recentSearches: phrases },
  },
  {
    name: 'product-page',
    parameters: { productKey: '{productKey}' },
    body: {
      productGroup: { include: true },
      recommendationLists: [{ id: 'also', algorithm: 'TOP_PRODUCTS', limit: 3 }],
    },
    shape: { productGroup, recommendationLists: [{ id: 'string', productGroups: [productGroup] }] },
  },
  {
    name: 'cart-page',
    parameters: { cart: '{productKey}' },
    body: { recommendationLists: [{ id: 'also', algorithm: 'TOP_PRODUCTS', limit: 3 }] },
    shape: { recommendationLists: [{ id: 'string', productGroups: [productGroup] }] },
  },
  { name: 'navigation-tree', parameters: {}, shape: { tree: 'object' } },
  {
    name: 'content-search-page',
    parameters: { q: 'a' },
    shape: { q: 'string', primaryList: { items: ['object'], totalHits: 'number' } },
  },
];
