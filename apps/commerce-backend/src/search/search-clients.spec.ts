import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { ok } from '@lyng/model';
import {
  queryAddToCartPopup,
  queryAutocomplete,
  queryCartPage,
  queryContentInformation,
  queryContentSearchPage,
  queryLandingPage,
  queryNavigationTree,
  queryProductPage,
  querySearchPage,
} from '@lyng/search-client';
import type { RecommendationListBody, SearchService } from '@lyng/search-client';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { demo, openSearch, visitor } from './testing/open-search.ts';
import type { OpenSearch } from './testing/open-search.ts';

type VendorQueries = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

interface Vendor {
  readonly elevate: (config: object) => { readonly query: VendorQueries };
}

/** The vendor's client, the reference for the shop's own: only that one depends on it, so it is loaded from there. */
const { elevate } = createRequire(createRequire(import.meta.url).resolve('@lyng/search-client/package.json'))(
  '@apptus/esales-api',
) as Vendor;

const keys = visitor(1);
const [first, second] = demo.products;
const productKey = first?.articleNumber ?? '';
const cart = [productKey, second?.articleNumber ?? ''];
const variantKey = first?.skus[0]?.articleNumber ?? '';
const presentCustom = ['ralph_data', 'ralph_data_skus', 'ralph_data_variant_dimensions', 'ralph_data_product_images'];
const recommendationLists: readonly RecommendationListBody[] = [
  {
    id: 'similar',
    algorithm: 'ALTERNATIVES',
    limit: 4,
    label: 'Liknande',
    showMoreLink: '/nyheter',
    visualization: 'GRID',
  },
  { id: 'popular', algorithm: 'TOP_PRODUCTS', limit: 4 },
];
const contentLists = [{ id: 'pages', limit: 3 }];
const primaryList = { include: true } as const;
const navigation = { include: true } as const;

/** A query, how each client requests it, and a part that the response must have: an empty one would prove nothing. */
type QueryCase = readonly [
  name: string,
  ours: (service: SearchService) => Promise<unknown>,
  theirs: (query: VendorQueries) => Promise<unknown> | undefined,
  part: string,
];

const cases: readonly QueryCase[] = [
  [
    'autocomplete',
    (s) => queryAutocomplete(s, { q: 'sneak', presentCustom }, { contentLists }),
    (v) => v['autocomplete']?.({ q: 'sneak', presentCustom }, { contentLists }),
    'productSuggestions',
  ],
  [
    'autocomplete of a page of text',
    (s) => queryAutocomplete(s, { q: 'retur' }),
    (v) => v['autocomplete']?.({ q: 'retur' }),
    'contentSuggestions',
  ],
  [
    'autocomplete of a name',
    (s) => queryAutocomplete(s, { q: 'lättfot' }),
    (v) => v['autocomplete']?.({ q: 'lättfot' }),
    'redirectLink',
  ],
  [
    'autocomplete of nothing',
    (s) => queryAutocomplete(s, { q: '' }),
    (v) => v['autocomplete']?.({ q: '' }),
    'recentSearches',
  ],
  [
    'autocomplete of nothing, who looked at something',
    (s) => queryAutocomplete(s, { q: '', presentCustom }),
    (v) => v['autocomplete']?.({ q: '', presentCustom }),
    'recentlyViewed',
  ],
  [
    'search-page',
    (s) =>
      querySearchPage(
        s,
        {
          q: 'svarta sneakers',
          presentCustom,
          facets: { 'p-1': ['black'], price: { min: 100 } },
          limit: 12,
          notify: false,
        },
        { primaryList, navigation, contentLists },
      ),
    (v) =>
      v['searchPage']?.(
        {
          q: 'svarta sneakers',
          presentCustom,
          facets: { 'p-1': ['black'], price: { min: 100 } },
          limit: 12,
          notify: false,
        },
        { primaryList, navigation, contentLists },
      ),
    'navigation',
  ],
  [
    'search-page in another spelling',
    (s) => querySearchPage(s, { q: 'sneekers', limit: 3, notify: false }),
    (v) => v['searchPage']?.({ q: 'sneekers', limit: 3, notify: false }),
    'autoCorrect',
  ],
  [
    'search-page that others went on with',
    (s) => querySearchPage(s, { q: 'mössa', limit: 3, notify: false }),
    (v) => v['searchPage']?.({ q: 'mössa', limit: 3, notify: false }),
    'relatedSearches',
  ],
  [
    'landing-page',
    (s) =>
      queryLandingPage(
        s,
        { pageReference: '/b/lattfot', presentCustom, includeNavigation: true, limit: 6, notify: false },
        { primaryList, recommendationLists, contentLists },
      ),
    (v) =>
      v['landingPage']?.(
        { pageReference: '/b/lattfot', presentCustom, includeNavigation: true, limit: 6, notify: false },
        { primaryList, recommendationLists, contentLists },
      ),
    'primaryList',
  ],
  [
    'landing-page without a body',
    (s) => queryLandingPage(s, { pageReference: '/nyheter', limit: 3, notify: false }),
    (v) => v['landingPage']?.({ pageReference: '/nyheter', limit: 3, notify: false }),
    'primaryList',
  ],
  [
    'product-page',
    (s) =>
      queryProductPage(
        s,
        { productKey, presentCustom, notify: false },
        { productGroup: { include: true }, recommendationLists },
      ),
    (v) =>
      v['productPage']?.(
        { productKey, presentCustom, notify: false },
        { productGroup: { include: true }, recommendationLists },
      ),
    'productGroup',
  ],
  [
    'product-page for its tickets',
    (s) => queryProductPage(s, { productKey, notify: false }),
    (v) => v['productPage']?.({ productKey, notify: false }),
    'tickets',
  ],
  [
    'cart-page',
    (s) => queryCartPage(s, { cart, presentCustom }, { cart: { include: true }, recommendationLists }),
    (v) => v['cartPage']?.({ cart, presentCustom }, { cart: { include: true }, recommendationLists }),
    'cart',
  ],
  [
    'add-to-cart-popup',
    (s) => queryAddToCartPopup(s, { variantKey, cart, presentCustom }, recommendationLists),
    (v) => v['addToCartPopup']?.({ variantKey, cart, presentCustom }, recommendationLists),
    'recommendationLists',
  ],
  ['navigation-tree', (s) => queryNavigationTree(s), (v) => v['navigationTree']?.(), 'tree'],
  [
    'content-information',
    (s) => queryContentInformation(s, { contentKeys: ['terms', 'about'] }),
    (v) => v['contentInformation']?.({ contentKeys: ['terms', 'about'] }),
    'items',
  ],
  [
    'content-search-page',
    (s) => queryContentSearchPage(s, { q: 'retur', limit: 5 }),
    (v) => v['contentSearchPage']?.({ q: 'retur', limit: 5 }),
    'primaryList',
  ],
  [
    'content-search-page that finds nothing',
    (s) => queryContentSearchPage(s, { q: 'sneekers' }),
    (v) => v['contentSearchPage']?.({ q: 'sneekers' }),
    'didYouMean',
  ],
];

const isEmpty = (part: unknown): boolean =>
  part === undefined || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);

describe.each(testDatabases())('both clients of the search service on $name', (database) => {
  let service: OpenSearch;
  let clusterUrl: string;
  beforeAll(async () => {
    service = await openSearch(database);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    clusterUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
    for (const shopper of [1, 2, 3]) await service.query('search-page', { q: 'mössa ull', ...visitor(shopper) });
    await service.query('product-page', { productKey, ...keys });
  });
  afterAll(() => service.close());

  it.each(cases)('read the same response to %s [SEARCH-03] [SEARCH-05]', async (_name, ours, theirs, part) => {
    const responses: unknown[] = [];
    const read = await ours({
      url: `${clusterUrl}/api/storefront/v3`,
      market: 'se',
      locale: 'sv-SE',
      touchpoint: 'desktop',
      keys: () => keys,
      timeLimit: 60_000,
      fetch: async (...args) => {
        const response = await fetch(...args);
        responses.push(await response.clone().json());
        return response;
      },
    });
    const [raw] = responses as readonly Readonly<Record<string, unknown>>[];
    expect(isEmpty(raw?.[part])).toBe(false);
    expect(read).toEqual(ok(raw));
    const { query } = elevate({
      clusterId: clusterUrl,
      market: 'se',
      locale: 'sv-SE',
      touchpoint: 'desktop',
      session: () => keys,
    });
    expect(await theirs(query)).toEqual(raw);
  });

  it('cover every query of the service', () => {
    const covered = new Set(cases.map(([name]) => name.split(' ')[0]));
    expect([...covered].toSorted()).toEqual([
      'add-to-cart-popup',
      'autocomplete',
      'cart-page',
      'content-information',
      'content-search-page',
      'landing-page',
      'navigation-tree',
      'product-page',
      'search-page',
    ]);
  });
});
