import { elevate } from '@apptus/esales-api';
import type * as vendor from '@apptus/esales-api';
import { fuzzRuns } from '@lyng/model/testing';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
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
  tuple,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { openSearchServer } from '../testing/search-server.ts';
import type { SearchServer } from '../testing/search-server.ts';
import { makeSearchService } from '../testing/make-search-service.ts';
import * as notifications from './notifications.ts';
import * as queries from './queries.ts';
import type { SearchService } from './search-service.ts';

type Vendor = ReturnType<typeof elevate>;
type Send = (...args: readonly unknown[]) => Promise<unknown>;
type Call = readonly [
  name: string,
  ours: (service: SearchService) => Promise<unknown>,
  theirs: (api: Vendor) => Promise<unknown>,
];

const queriesByName = {
  'add-to-cart-popup': queries.queryAddToCartPopup,
  autocomplete: queries.queryAutocomplete,
  'navigation-tree': queries.queryNavigationTree,
  'search-page': queries.querySearchPage,
  'product-page': queries.queryProductPage,
  'cart-page': queries.queryCartPage,
  'landing-page': queries.queryLandingPage,
  'content-information': queries.queryContentInformation,
  'content-search-page': queries.queryContentSearchPage,
};
const notificationsByName = {
  click: notifications.notifyClick,
  'add-to-cart': notifications.notifyAddToCart,
  'add-favorite': notifications.notifyAddFavorite,
  'remove-favorite': notifications.notifyRemoveFavorite,
  'remove-recent-searches': notifications.notifyRemoveRecentSearches,
  'remove-recently-viewed': notifications.notifyRemoveRecentlyViewed,
  end: notifications.notifyEnd,
};
const ownByName = { ...queriesByName, ...notificationsByName };

/** The same call of both clients; `vendor-types.spec.ts` proves that both accept the same arguments. */
function call(name: keyof typeof ownByName, ...args: readonly unknown[]): Call {
  const own = ownByName[name] as Send;
  const vendorName = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const theirs = ({ query, notify }: Vendor) =>
    (name in queriesByName ? query : notify) as unknown as Record<string, Send>;
  return [
    name,
    (service) => own(service, ...args),
    (api) =>
      theirs(api)[vendorName]?.(...args) ?? Promise.reject(new Error(`The vendor's client has no ${vendorName}.`)),
  ];
}

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
  call('add-to-cart-popup', { variantKey: 'v1', cart: ['p1', 'p2'], ...shown }, recommendations),
  call('autocomplete', { q: '' }),
  call(
    'autocomplete',
    { q: 'rød & blå', ...shown },
    { productRules: 'rule', contentLists: [{ id: 'c', contentFilter: { type: 'faq', 'custom.x': ['y'] } }] },
  ),
  call('navigation-tree'),
  call('navigation-tree', { ...stock, viewId: 'preview' }),
  call(
    'search-page',
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
  call(
    'product-page',
    { productKey: 'p/1', ...shown },
    { productGroup: { include: true }, recommendationLists: recommendations },
  ),
  call('cart-page', { cart: [] }, { cart: { include: true } }),
  call('landing-page'),
  call(
    'landing-page',
    { facets, pageReference: '/c/sko?a=1', includeNavigation: true, limit: 30, skip: 0, sort: 'NEWEST_FIRST' },
    { primaryList: { include: true, productFilter: { discount: 50 } }, contentLists: [] },
  ),
  call('content-information', { contentKeys: ['c1', 'c2'] }),
  call(
    'content-search-page',
    { q: 'retur', sort: 'NEWEST_FIRST', origin: 'ORGANIC', limit: 10 },
    { primaryList: { contentFilter: { type: ['faq', 'article'] } } },
  ),
];

const notificationCalls: readonly Call[] = [
  call('click', 'OzE7"ø'),
  call('add-to-cart', 't1'),
  call('add-favorite', 'p1'),
  call('add-favorite', { variantKey: 'v1' }),
  call('remove-favorite', { variantKey: 'v1' }),
  call('remove-recent-searches', ['sko', 'blå jakke']),
  call('remove-recent-searches', 'removeAll'),
  call('remove-recently-viewed', 'removeAll'),
  call('end'),
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
    async (...args) => {
      const { ours, theirs } = await expectSameQueries(args);
      expect(ours).toEqual(theirs);
      expect(ours).toHaveLength(1);
      expect(ours[0]?.url).toMatch(
        new RegExp(
          `^/api/storefront/v3/queries/${args[0]}\\?market=dk&customerKey=${keys.customerKey}&sessionKey=${keys.sessionKey}&locale=da-DK&touchpoint=mobile`,
        ),
      );
      expect(ours[0]?.headers['content-type']).toBe(ours[0]?.body ? 'text/plain' : undefined);
      expect(ours[0]?.method).toBe(ours[0]?.body ? 'POST' : 'GET');
    },
  );

  it.each(notificationCalls)("notification %s is sent as the vendor's client sends it [SEARCH-06]", async (...args) => {
    const { ours, theirs } = await expectSameQueries(args);
    expect(ours).toEqual(theirs);
    expect(ours).toHaveLength(1);
    expect(ours[0]?.url).toMatch(new RegExp(`^/api/storefront/v3/notifications/${args[0]}\\?market=dk&customerKey=`));
  });
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
const anyBody = maybe(dictionary(words, jsonValue()));

const anyQuery = (
  name: keyof typeof queriesByName,
  params: Arbitrary<unknown>,
  body: Arbitrary<unknown> = constant(undefined),
): Arbitrary<Call> => tuple(params, body).map((args) => call(name, ...args));

const anyCall: Arbitrary<Call> = oneof(
  anyQuery('add-to-cart-popup', record({ ...products, cart: maybe(values), variantKey: words }), array(jsonValue())),
  anyQuery('autocomplete', record({ ...products, q: words }), anyBody),
  anyQuery('navigation-tree', maybe(record({ ...common, ...inStock }))),
  anyQuery(
    'search-page',
    record({ ...lists, q: words, selectedCategory: maybe(words), viewAllSecondary: maybe(boolean()) }),
    anyBody,
  ),
  anyQuery('product-page', record({ ...products, productKey: words }), anyBody),
  anyQuery('cart-page', record({ ...products, cart: values }), anyBody),
  anyQuery(
    'landing-page',
    maybe(record({ ...lists, q: maybe(words), pageReference: maybe(words), includeNavigation: maybe(boolean()) })),
    anyBody,
  ),
  anyQuery('content-information', record({ ...common, contentKeys: values })),
  anyQuery('content-search-page', record({ ...common, ...paged, q: words }), anyBody),
  ...(['click', 'add-to-cart', 'add-favorite', 'remove-favorite'] as const).map((name) =>
    words.map((text) => call(name, text)),
  ),
  ...(['remove-recent-searches', 'remove-recently-viewed'] as const).map((name) =>
    array(words).map((all) => call(name, all)),
  ),
);

/** The vendor's client rejects empty texts here, which have no meaning anyway. */
const name = words.filter((word) => word !== '');
const anySite = record({ market: name, locale: name, touchpoint: constantFrom('desktop' as const, 'mobile' as const) });

describe('for the same call', () => {
  it('both clients pass the same address, method, headers, body and keepalive [SEARCH-01, SEARCH-02, SEARCH-03, SEARCH-04, SEARCH-06]', async () => {
    await assert(
      asyncProperty(anyCall, anySite, async (each, site) => {
        const { ours, theirs } = await requestsOf(each, site);
        expect(ours).toEqual(theirs);
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });

  it('both clients send as many requests after an error, the first with keepalive [SEARCH-07]', async () => {
    await assert(
      asyncProperty(anyCall, constantFrom(400, 404, 429, 500, 503), async (each, status) => {
        const { ours, theirs } = await requestsOf(each, {}, status);
        expect(ours).toEqual(theirs);
      }),
    );
  });
});
