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
import { openForSuite } from '../testing/open-for-suite.ts';

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

/** The queries of the shop's client by the names that they have in the vendor's. */
const queries = {
  autocomplete: queryAutocomplete,
  searchPage: querySearchPage,
  landingPage: queryLandingPage,
  productPage: queryProductPage,
  cartPage: queryCartPage,
  addToCartPopup: queryAddToCartPopup,
  navigationTree: queryNavigationTree,
  contentInformation: queryContentInformation,
  contentSearchPage: queryContentSearchPage,
};

type Query = (service: SearchService, ...args: readonly unknown[]) => Promise<unknown>;
type ArgsOf<Name extends keyof typeof queries> = (typeof queries)[Name] extends (
  service: SearchService,
  ...args: infer Args
) => unknown
  ? Args
  : never;

/** A query, what both clients are given, and a part that the response must have: an empty one would prove nothing. */
const queryCase = <Name extends keyof typeof queries>(name: Name, what: string, args: ArgsOf<Name>, part: string) =>
  [`${name}${what}`, name, args as readonly unknown[], part] as const;

const cases = [
  queryCase('autocomplete', '', [{ q: 'sneak', presentCustom }, { contentLists }], 'productSuggestions'),
  queryCase('autocomplete', ' of a page of text', [{ q: 'retur' }], 'contentSuggestions'),
  queryCase('autocomplete', ' of a name', [{ q: 'lättfot' }], 'redirectLink'),
  queryCase('autocomplete', ' of nothing', [{ q: '' }], 'recentSearches'),
  queryCase('autocomplete', ' of nothing, who looked at something', [{ q: '', presentCustom }], 'recentlyViewed'),
  queryCase(
    'searchPage',
    '',
    [
      {
        q: 'svarta sneakers',
        presentCustom,
        facets: { 'p-1': ['black'], price: { min: 100 } },
        limit: 12,
        notify: false,
      },
      { primaryList, navigation, contentLists },
    ],
    'navigation',
  ),
  queryCase('searchPage', ' in another spelling', [{ q: 'sneekers', limit: 3, notify: false }], 'autoCorrect'),
  queryCase('searchPage', ' that others went on with', [{ q: 'mössa', limit: 3, notify: false }], 'relatedSearches'),
  queryCase(
    'landingPage',
    '',
    [
      { pageReference: '/b/lattfot', presentCustom, includeNavigation: true, limit: 6, notify: false },
      { primaryList, recommendationLists, contentLists },
    ],
    'primaryList',
  ),
  queryCase('landingPage', ' without a body', [{ pageReference: '/nyheter', limit: 3, notify: false }], 'primaryList'),
  queryCase(
    'productPage',
    '',
    [
      { productKey, presentCustom, notify: false },
      { productGroup: { include: true }, recommendationLists },
    ],
    'productGroup',
  ),
  queryCase('productPage', ' for its tickets', [{ productKey, notify: false }], 'tickets'),
  queryCase(
    'cartPage',
    '',
    [
      { cart, presentCustom },
      { cart: { include: true }, recommendationLists },
    ],
    'cart',
  ),
  queryCase('addToCartPopup', '', [{ variantKey, cart, presentCustom }, recommendationLists], 'recommendationLists'),
  queryCase('navigationTree', '', [], 'tree'),
  queryCase('contentInformation', '', [{ contentKeys: ['terms', 'about'] }], 'items'),
  queryCase('contentSearchPage', '', [{ q: 'retur', limit: 5 }], 'primaryList'),
  queryCase('contentSearchPage', ' that finds nothing', [{ q: 'sneekers' }], 'didYouMean'),
];

const isEmpty = (part: unknown): boolean =>
  part === undefined || (typeof part === 'object' && part !== null && Object.keys(part).length === 0);

describe.each(testDatabases())('both clients of the search service on $name', (database) => {
  const opened = openForSuite(() => openSearch(database));
  let clusterUrl: string;
  beforeAll(async () => {
    const service = opened();
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    clusterUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
    for (const shopper of [1, 2, 3]) await service.query('search-page', { q: 'mössa ull', ...visitor(shopper) });
    await service.query('product-page', { productKey, ...keys });
  });

  it.each(cases)('read the same response to %s [SEARCH-03] [SEARCH-05]', async (_what, name, args, part) => {
    const responses: unknown[] = [];
    const service: SearchService = {
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
    };
    const read = await (queries[name] as Query)(service, ...args);
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
    expect(await query[name]?.(...args)).toEqual(raw);
  });

  it('cover every query of the service', () => {
    expect(new Set(cases.map(([, name]) => name))).toEqual(new Set(Object.keys(queries)));
  });
});
