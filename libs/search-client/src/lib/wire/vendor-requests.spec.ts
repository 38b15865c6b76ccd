import { elevate } from '@apptus/esales-api';
import type * as vendor from '@apptus/esales-api';
import { fuzzRuns } from '@lyng/model/testing';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  dictionary,
  double,
  float,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { openSearchServer } from '../testing/search-server.ts';
import type { SearchServer } from '../testing/search-server.ts';
import { makeSearchService } from '../testing/make-search-service.ts';
import * as notifications from './notifications.ts';
import * as queries from './queries.ts';
import type { SearchService } from './search-service.ts';

type Vendor = ReturnType<typeof elevate>;
type Call = readonly [
  name: string,
  ours: (service: SearchService) => Promise<unknown>,
  theirs: (api: Vendor) => Promise<unknown>,
];

const recommendations: vendor.AddToCartPopupBody = [
  { id: 'goes-with', algorithm: 'ADD_TO_CART_RECS', limit: 8 },
  { id: 'cart', algorithm: 'CART', label: 'Passer til', params: { cart: ['p1', 'p2'] }, visualization: 'GRID' },
];
const facets: vendor.FacetParams = {
  brand: ['Ecco', 'Vagabond'],
  price: { min: 100, max: 499.5 },
  'custom.fit': [],
  on_sale: true,
  in_stock: false,
  weight: { max: 2 },
};
const shown = { presentCustom: ['ralph_data', 'ralph_data_skus'], presentPrices: ['member'], templateId: 't1' };
const stock = { priceId: 'member', channels: 'ONLINE|STORE' as const, stores: 's1|s2' };

const queryCalls: readonly Call[] = [
  [
    'add-to-cart-popup',
    (s) => queries.queryAddToCartPopup(s, { variantKey: 'v1', cart: ['p1', 'p2'], ...shown }, recommendations),
    (v) => v.query.addToCartPopup({ variantKey: 'v1', cart: ['p1', 'p2'], ...shown }, recommendations),
  ],
  [
    'add-to-cart-popup without lists',
    (s) => queries.queryAddToCartPopup(s, { variantKey: 'v1' }, []),
    (v) => v.query.addToCartPopup({ variantKey: 'v1' }, []),
  ],
  ['autocomplete', (s) => queries.queryAutocomplete(s, { q: 'sk' }), (v) => v.query.autocomplete({ q: 'sk' })],
  [
    'autocomplete of an empty text',
    (s) => queries.queryAutocomplete(s, { q: '' }),
    (v) => v.query.autocomplete({ q: '' }),
  ],
  [
    'autocomplete with a body',
    (s) =>
      queries.queryAutocomplete(
        s,
        { q: 'rød & blå', ...shown },
        { productRules: 'rule', contentLists: [{ id: 'c', contentFilter: { type: 'faq', 'custom.x': ['y'] } }] },
      ),
    (v) =>
      v.query.autocomplete(
        { q: 'rød & blå', ...shown },
        { productRules: 'rule', contentLists: [{ id: 'c', contentFilter: { type: 'faq', 'custom.x': ['y'] } }] },
      ),
  ],
  ['navigation-tree', (s) => queries.queryNavigationTree(s), (v) => v.query.navigationTree()],
  [
    'navigation-tree with parameters',
    (s) => queries.queryNavigationTree(s, { ...stock, viewId: 'preview' }),
    (v) => v.query.navigationTree({ ...stock, viewId: 'preview' }),
  ],
  ['search-page', (s) => queries.querySearchPage(s, { q: 'støvler' }), (v) => v.query.searchPage({ q: 'støvler' })],
  [
    'search-page with everything',
    (s) =>
      queries.querySearchPage(
        s,
        {
          facets,
          q: 'sko|støvler',
          origin: 'DID_YOU_MEAN',
          sort: 'PRICE_ASCENDING',
          limit: 48,
          skip: 96,
          viewAllSecondary: true,
          selectedCategory: 'dame',
          ...stock,
          ...shown,
          notify: false,
        },
        { primaryList: { include: true, productRules: 'r' }, navigation: { include: true } },
      ),
    (v) =>
      v.query.searchPage(
        {
          facets,
          q: 'sko|støvler',
          origin: 'DID_YOU_MEAN',
          sort: 'PRICE_ASCENDING',
          limit: 48,
          skip: 96,
          viewAllSecondary: true,
          selectedCategory: 'dame',
          ...stock,
          ...shown,
          notify: false,
        },
        { primaryList: { include: true, productRules: 'r' }, navigation: { include: true } },
      ),
  ],
  [
    'product-page',
    (s) => queries.queryProductPage(s, { productKey: 'p1' }),
    (v) => v.query.productPage({ productKey: 'p1' }),
  ],
  [
    'product-page with a body',
    (s) =>
      queries.queryProductPage(
        s,
        { productKey: 'p/1', ...shown },
        { productGroup: { include: true }, recommendationLists: recommendations },
      ),
    (v) =>
      v.query.productPage(
        { productKey: 'p/1', ...shown },
        { productGroup: { include: true }, recommendationLists: recommendations },
      ),
  ],
  [
    'cart-page',
    (s) => queries.queryCartPage(s, { cart: ['p1', 'p2'] }),
    (v) => v.query.cartPage({ cart: ['p1', 'p2'] }),
  ],
  [
    'cart-page with a body',
    (s) => queries.queryCartPage(s, { cart: [] }, { cart: { include: true } }),
    (v) => v.query.cartPage({ cart: [] }, { cart: { include: true } }),
  ],
  ['landing-page', (s) => queries.queryLandingPage(s), (v) => v.query.landingPage()],
  [
    'landing-page with everything',
    (s) =>
      queries.queryLandingPage(
        s,
        {
          facets,
          pageReference: '/c/sko?a=1',
          includeNavigation: true,
          q: undefined,
          limit: 30,
          skip: 0,
          sort: 'NEWEST_FIRST',
        },
        {
          primaryList: { include: true, productFilter: { discount: 50 } },
          recommendationLists: recommendations,
          contentLists: [],
        },
      ),
    (v) =>
      v.query.landingPage(
        {
          facets,
          pageReference: '/c/sko?a=1',
          includeNavigation: true,
          q: undefined,
          limit: 30,
          skip: 0,
          sort: 'NEWEST_FIRST',
        },
        {
          primaryList: { include: true, productFilter: { discount: 50 } },
          recommendationLists: recommendations,
          contentLists: [],
        },
      ),
  ],
  [
    'content-information',
    (s) => queries.queryContentInformation(s, { contentKeys: ['c1', 'c2'] }),
    (v) => v.query.contentInformation({ contentKeys: ['c1', 'c2'] }),
  ],
  [
    'content-search-page',
    (s) => queries.queryContentSearchPage(s, { q: 'retur', sort: 'NEWEST_FIRST', origin: 'ORGANIC', limit: 10 }),
    (v) => v.query.contentSearchPage({ q: 'retur', sort: 'NEWEST_FIRST', origin: 'ORGANIC', limit: 10 }),
  ],
  [
    'content-search-page with a body',
    (s) =>
      queries.queryContentSearchPage(
        s,
        { q: 'retur' },
        { primaryList: { contentFilter: { type: ['faq', 'article'] } } },
      ),
    (v) => v.query.contentSearchPage({ q: 'retur' }, { primaryList: { contentFilter: { type: ['faq', 'article'] } } }),
  ],
];

const notificationCalls: readonly Call[] = [
  ['click', (s) => notifications.notifyClick(s, 'OzE7"ø'), (v) => v.notify.click('OzE7"ø')],
  ['add-to-cart', (s) => notifications.notifyAddToCart(s, 't1'), (v) => v.notify.addToCart('t1')],
  ['add-favorite', (s) => notifications.notifyAddFavorite(s, 'p1'), (v) => v.notify.addFavorite('p1')],
  [
    'add-favorite of a variant',
    (s) => notifications.notifyAddFavorite(s, { variantKey: 'v1' }),
    (v) => v.notify.addFavorite({ variantKey: 'v1' }),
  ],
  ['remove-favorite', (s) => notifications.notifyRemoveFavorite(s, 'p1'), (v) => v.notify.removeFavorite('p1')],
  [
    'remove-favorite of a variant',
    (s) => notifications.notifyRemoveFavorite(s, { variantKey: 'v1' }),
    (v) => v.notify.removeFavorite({ variantKey: 'v1' }),
  ],
  [
    'remove-recent-searches',
    (s) => notifications.notifyRemoveRecentSearches(s, ['sko', 'blå jakke']),
    (v) => v.notify.removeRecentSearches(['sko', 'blå jakke']),
  ],
  [
    'remove-recent-searches, all',
    (s) => notifications.notifyRemoveRecentSearches(s, 'removeAll'),
    (v) => v.notify.removeRecentSearches('removeAll'),
  ],
  [
    'remove-recently-viewed',
    (s) => notifications.notifyRemoveRecentlyViewed(s, ['p1']),
    (v) => v.notify.removeRecentlyViewed(['p1']),
  ],
  [
    'remove-recently-viewed, all',
    (s) => notifications.notifyRemoveRecentlyViewed(s, 'removeAll'),
    (v) => v.notify.removeRecentlyViewed('removeAll'),
  ],
  ['end', (s) => notifications.notifyEnd(s), (v) => v.notify.end()],
];

const keys = {
  customerKey: '7d5b1f0e-7e1c-4a86-9c68-0f1d1b6a5c11',
  sessionKey: 'f2a5f6f4-7a53-4f6c-8f0c-2d9f2a8f3b7e',
};
const vendorAt = (clusterId: string, own: Partial<vendor.Config> = {}): Vendor =>
  elevate({ clusterId, market: 'dk', locale: 'da-DK', touchpoint: 'mobile', session: () => keys, ...own });

describe('over the wire', () => {
  let server: SearchServer;
  beforeAll(async () => {
    server = await openSearchServer();
  });
  afterAll(() => server.close());

  const expectSameQueries = async ([, ours, theirs]: Call) => {
    const from = server.seen.length;
    await ours(makeSearchService({ url: `${server.url}/api/storefront/v3`, touchpoint: 'mobile', keys: () => keys }));
    const between = server.seen.length;
    await theirs(vendorAt(server.url)).catch(() => undefined);
    return { ours: server.seen.slice(from, between), theirs: server.seen.slice(between) };
  };

  it.each(queryCalls)(
    "query %s is sent as the vendor's client sends it [SEARCH-01, SEARCH-02, SEARCH-03, SEARCH-04]",
    async (...call) => {
      const { ours, theirs } = await expectSameQueries(call);
      expect(ours).toEqual(theirs);
      expect(ours).toHaveLength(1);
      expect(ours[0]?.url).toMatch(
        new RegExp(
          `^/api/storefront/v3/queries/${call[0].split(' ')[0]}\\?market=dk&customerKey=${keys.customerKey}&sessionKey=${keys.sessionKey}&locale=da-DK&touchpoint=mobile`,
        ),
      );
      expect(ours[0]?.headers['content-type']).toBe(ours[0]?.body ? 'text/plain' : undefined);
      expect(ours[0]?.method).toBe(ours[0]?.body ? 'POST' : 'GET');
    },
  );

  it.each(notificationCalls)("notification %s is sent as the vendor's client sends it [SEARCH-06]", async (...call) => {
    const { ours, theirs } = await expectSameQueries(call);
    expect(ours).toEqual(theirs);
    expect(ours).toHaveLength(1);
    expect(ours[0]?.url).toMatch(
      new RegExp(`^/api/storefront/v3/notifications/${call[0].split(/[ ,]/)[0]}\\?market=dk&customerKey=`),
    );
  });

  it.each(notificationCalls)(
    "notification %s is sent again after an error, as the vendor's client does [SEARCH-07]",
    async (...call) => {
      server.respond = (_request, response) => response.writeHead(500).end('{"message":"no"}');
      const { ours, theirs } = await expectSameQueries(call);
      expect(ours).toEqual(theirs);
      expect(ours).toHaveLength(2);
      server.respond = (_request, response) => response.end('{}');
    },
  );
});

/** The arguments of a `fetch` in comparable form. */
async function comparableRequest(input: RequestInfo | URL, init?: RequestInit): Promise<unknown> {
  const request = new Request(input, init);
  const { method, url, keepalive } = request;
  return { method, url, keepalive, headers: [...request.headers], body: await request.text() };
}

/** Runs both clients with the same `fetch`, and returns what each passed to it. */
async function requestsOf(
  [, ours, theirs]: Call,
  own: Partial<SearchService> & Partial<vendor.Config> = {},
  status = 200,
) {
  const requests: unknown[] = [];
  const recording: typeof fetch = async (input, init) => {
    requests.push(await comparableRequest(input, init));
    return new Response('{}', { status });
  };
  await ours(makeSearchService({ keys: () => keys, ...own, fetch: recording }));
  const between = requests.length;
  const original = globalThis.fetch;
  globalThis.fetch = recording;
  try {
    const { market = 'dk', locale = 'da-DK', touchpoint = 'desktop' } = own;
    await theirs(vendorAt('http://search.test', { market, locale, touchpoint })).catch(() => undefined);
  } finally {
    globalThis.fetch = original;
  }
  return { ours: requests.slice(0, between), theirs: requests.slice(between) };
}

/** Texts of every kind, lone surrogates included. */
const words = string({ unit: 'binary' });
/** A value with a pipe is rejected here and becomes two there: the one intended difference. */
const values = array(words.filter((word) => !word.includes('|')));
const maybe = <Value>(value: Arbitrary<Value>) => option(value, { nil: undefined });
const bound = oneof(integer(), double({ noNaN: true }), float({ noNaN: true }));
const anyFacets = dictionary(
  words,
  oneof(boolean(), values, record({ min: bound, max: bound }), record({ min: bound }), record({ max: bound })),
) as Arbitrary<vendor.FacetParams>;

const common = { viewId: maybe(constantFrom('production' as const, 'preview' as const)), notify: maybe(boolean()) };
const inStock = {
  priceId: maybe(words),
  channels: maybe(constantFrom('ONLINE' as const, 'STORE|ONLINE' as const)),
  stores: maybe(words),
};
const products = {
  ...common,
  ...inStock,
  presentCustom: maybe(values),
  presentPrices: maybe(values),
  templateId: maybe(words),
};
const paged = { limit: maybe(integer()), skip: maybe(integer()) };
const lists = {
  ...products,
  ...paged,
  facets: maybe(anyFacets),
  sort: maybe(constantFrom('RELEVANCE' as const, 'TITLE' as const)),
};
/** The body is sent as it is, so any JSON proves it. */
const anyBody = maybe(dictionary(words, jsonValue()) as Arbitrary<never>);

const anyCall: Arbitrary<Call> = oneof(
  record({
    params: record({ ...products, cart: maybe(values), variantKey: words }),
    body: array(jsonValue()) as unknown as Arbitrary<vendor.AddToCartPopupBody>,
  }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryAddToCartPopup(s, params, body),
    (v) => v.query.addToCartPopup(params, body),
  ]),
  record({ params: record({ ...products, q: words }), body: anyBody }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryAutocomplete(s, params, body),
    (v) => v.query.autocomplete(params, body),
  ]),
  record({ params: maybe(record({ ...common, ...inStock })) }).map(({ params }): Call => [
    '',
    (s) => queries.queryNavigationTree(s, params),
    (v) => v.query.navigationTree(params),
  ]),
  record({
    params: record({ ...lists, q: words, selectedCategory: maybe(words), viewAllSecondary: maybe(boolean()) }),
    body: anyBody,
  }).map(({ params, body }): Call => [
    '',
    (s) => queries.querySearchPage(s, params, body),
    (v) => v.query.searchPage(params, body),
  ]),
  record({ params: record({ ...products, productKey: words }), body: anyBody }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryProductPage(s, params, body),
    (v) => v.query.productPage(params, body),
  ]),
  record({ params: record({ ...products, cart: values }), body: anyBody }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryCartPage(s, params, body),
    (v) => v.query.cartPage(params, body),
  ]),
  record({
    params: maybe(
      record({ ...lists, q: maybe(words), pageReference: maybe(words), includeNavigation: maybe(boolean()) }),
    ),
    body: anyBody,
  }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryLandingPage(s, params, body),
    (v) => v.query.landingPage(params, body),
  ]),
  record({ params: record({ ...common, contentKeys: values }) }).map(({ params }): Call => [
    '',
    (s) => queries.queryContentInformation(s, params),
    (v) => v.query.contentInformation(params),
  ]),
  record({ params: record({ ...common, ...paged, q: words }), body: anyBody }).map(({ params, body }): Call => [
    '',
    (s) => queries.queryContentSearchPage(s, params, body),
    (v) => v.query.contentSearchPage(params, body),
  ]),
  words.map((ticket): Call => ['', (s) => notifications.notifyClick(s, ticket), (v) => v.notify.click(ticket)]),
  words.map((ticket): Call => ['', (s) => notifications.notifyAddToCart(s, ticket), (v) => v.notify.addToCart(ticket)]),
  words.map((key): Call => ['', (s) => notifications.notifyAddFavorite(s, key), (v) => v.notify.addFavorite(key)]),
  words.map((key): Call => [
    '',
    (s) => notifications.notifyRemoveFavorite(s, key),
    (v) => v.notify.removeFavorite(key),
  ]),
  array(words).map((phrases): Call => [
    '',
    (s) => notifications.notifyRemoveRecentSearches(s, phrases),
    (v) => v.notify.removeRecentSearches(phrases),
  ]),
  array(words).map((all): Call => [
    '',
    (s) => notifications.notifyRemoveRecentlyViewed(s, all),
    (v) => v.notify.removeRecentlyViewed(all),
  ]),
);

/** The vendor's client rejects empty texts here, which have no meaning anyway. */
const name = words.filter((word) => word !== '');
const anySite = record({ market: name, locale: name, touchpoint: constantFrom('desktop' as const, 'mobile' as const) });

describe('for the same call', () => {
  it('both clients pass the same address, method, headers, body and keepalive [SEARCH-01, SEARCH-02, SEARCH-03, SEARCH-04, SEARCH-06]', async () => {
    await assert(
      asyncProperty(anyCall, anySite, async (call, site) => {
        const { ours, theirs } = await requestsOf(call, site);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });

  it('both clients send as many requests after an error, the first with keepalive [SEARCH-07]', async () => {
    await assert(
      asyncProperty(anyCall, constantFrom(400, 404, 429, 500, 503), async (call, status) => {
        const { ours, theirs } = await requestsOf(call, {}, status);
        expect(ours).toEqual(theirs);
      }),
    );
  });
});
