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

  it.each([
    ['GET', 'queries/navigation-tree', call('navigation-tree')],
    ['POST', 'queries/search-page', call('search-page', { q: 'sko|støvler' }, { navigation: { include: true } })],
    ['POST', 'notifications/click', call('click', 'OzE7"ø')],
  ])("%s %s arrives as the vendor's client sends it [SEARCH-01, SEARCH-06]", async (method, path, [, ours, theirs]) => {
    const from = server.seen.length;
    await ours(makeSearchService({ url: `${server.url}/api/storefront/v3`, touchpoint: 'mobile', keys: () => keys }));
    const between = server.seen.length;
    await theirs(vendorAt(server.url)).catch(() => undefined);
    const sent = server.seen.slice(from, between);
    expect(sent).toEqual(server.seen.slice(between));
    expect(sent).toMatchObject([{ method }]);
    expect(sent[0]?.url).toMatch(
      new RegExp(`^/api/storefront/v3/${path}\\?market=dk&customerKey=${keys.customerKey}&`),
    );
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
const sort = maybe(constantFrom('RELEVANCE' as const, 'TITLE' as const));
const origin = maybe(constantFrom('ORGANIC' as const, 'DID_YOU_MEAN' as const));
const lists = {
  ...products,
  ...paged,
  facets: maybe(anyFacets),
  sort,
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
    record({ ...lists, q: words, origin, selectedCategory: maybe(words), viewAllSecondary: maybe(boolean()) }),
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
  anyQuery('content-search-page', record({ ...common, ...paged, sort, origin, q: words }), anyBody),
  ...(['click', 'add-to-cart', 'add-favorite', 'remove-favorite'] as const).map((name) =>
    words.map((text) => call(name, text)),
  ),
  ...(['add-favorite', 'remove-favorite'] as const).map((name) =>
    words.map((variantKey) => call(name, { variantKey })),
  ),
  ...(['remove-recent-searches', 'remove-recently-viewed'] as const).map((name) =>
    oneof(array(words), constant('removeAll')).map((all) => call(name, all)),
  ),
  constant(call('end')),
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
