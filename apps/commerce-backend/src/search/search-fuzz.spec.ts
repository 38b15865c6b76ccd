import fc from 'fast-check';
import { fuzzRuns } from '@lyng/model/testing';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { algorithms } from './recommend/algorithms.ts';
import { writeTicket } from './core/ticket.ts';
import { notifications } from './notifications.ts';
import { demo, openSearch, sampleQueries, visitor } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const BASE = '/api/storefront/v3';
/** Requests for each name. */
const RUNS = fuzzRuns(200);

const keys = demo.products
  .slice(0, 20)
  .flatMap(({ articleNumber, skus }) => [articleNumber, skus[0]?.articleNumber ?? '']);

/** Texts that a keyboard, a script or a broken encoder can produce. */
const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...`'"\\:*&|!()<->%\u0000\ud800\u0308=~ aö`), maxLength: 60 }),
  // Letters of two code units in a text, which must not be cut in half.
  fc.string({ unit: fc.constantFrom('𝕤', '𝕜', '𐐀', '𐑉', '𠮷', 's', 'k', 'o', '-', ' '), minLength: 3, maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'null',
    '-1',
    '1e9',
    '9'.repeat(400),
    '../../etc/passwd',
    '%00',
    "'; drop table product;--",
    '𝕤𝕜𝕠',
    '👟'.repeat(30),
    'ﬁ',
    'İ',
    'ß',
  ),
);

/** Valid values, so that the fuzz test gets past the request parsing. */
const meant: Readonly<Record<string, readonly string[]>> = {
  market: ['se', 'dk', 'NO', 'fi'],
  locale: ['sv-SE', 'da', 'nb-NO', 'fi-FI'],
  touchpoint: ['desktop', 'MOBILE'],
  notify: ['true', 'false'],
  q: ['skor', 'svarta sneakers', 'sneekers', 'sko', 'kofta ull', ''],
  limit: ['1', '24', '600'],
  skip: ['0', '100000'],
  sort: ['RELEVANCE', 'price_ascending', 'DISCOUNT', 'TITLE'],
  origin: ['ORGANIC', 'UNDO_AUTO_CORRECT'],
  customerKey: [visitor(1).customerKey],
  sessionKey: [visitor(1).sessionKey, visitor(2).sessionKey],
  productKey: keys,
  variantKey: keys,
  cart: [keys.join('|'), '|||'],
  contentKeys: ['terms', 'terms|returns'],
  pageReference: ['/dam', '/b/lattfot', '/', 'http://se.localhost/dam'],
  presentCustom: ['ralph_data', 'ralph_data|ralph_data_skus'],
  'f.p-1': ['black|brown', 'black'],
  'f.brands': ['1|2', '12'],
  'f.categories': ['1100'],
  'f.skus': ['38', '42|43'],
  'f.discount': ['21-30'],
  'f.reduced': ['true', 'false'],
  'f.price.min': ['0', '49.95'],
  'f.price.max': ['499', '1'],
};

const anyParameters = fc
  .record(
    Object.fromEntries(
      Object.entries(meant).map(([name, values]) => [
        name,
        fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyText }),
      ]),
    ),
    { requiredKeys: ['market'] },
  )
  .chain((known) =>
    fc.array(fc.tuple(anyText, anyText), { maxLength: 2 }).map((more) => [...Object.entries(known), ...more]),
  );

const anyList = fc.array(
  fc.oneof(
    fc.record(
      {
        id: anyText,
        algorithm: fc.constantFrom(...algorithms, 'MAGIC'),
        limit: fc.oneof(fc.integer(), fc.double()),
        params: fc.object({ maxDepth: 2 }),
        productFilter: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  ),
  { maxLength: 4 },
);

/** Tickets as the service writes them, of products that exist and that do not. */
const anyTicket = fc
  .record({
    productId: fc.oneof(
      fc.constantFrom(...demo.products.slice(0, 20).map(({ productId }) => productId)),
      fc.maxSafeNat(),
    ),
    skuId: fc.nat(),
    phrase: anyText,
    language: fc.constantFrom('da' as const, 'sv' as const, 'nb' as const, 'fi' as const),
  })
  .map(writeTicket);

const anyPart = fc.oneof(fc.constant({ include: true }), fc.jsonValue(), anyText);

const anyBody = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  {
    weight: 6,
    arbitrary: fc
      .record(
        {
          ticket: fc.oneof(anyTicket, anyTicket, anyText, fc.jsonValue()),
          productKey: fc.oneof(fc.constantFrom(...keys), anyText, fc.jsonValue()),
          variantKey: anyText,
          phrases: fc.oneof(fc.array(anyText), fc.jsonValue()),
          productKeys: fc.oneof(fc.array(fc.constantFrom(...keys)), fc.jsonValue()),
          removeAll: fc.jsonValue(),
          recommendationLists: anyList,
          contentLists: anyList,
          primaryList: anyPart,
          navigation: anyPart,
          cart: anyPart,
          productGroup: anyPart,
          facets: anyPart,
        },
        { requiredKeys: [] },
      )
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText },
);

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

describe.each(testDatabases())('any request to the search service on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  it.each([
    ...Object.keys(sampleQueries).map((name) => `queries/${name}`),
    ...Object.keys(notifications).map((name) => `notifications/${name}`),
  ])(
    '%s returns a result, or rejects it with a message',
    async (path) => {
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(anyParameters, anyBody, fc.boolean(), async (parameters, body, isPost) => {
          const method = isPost || body !== undefined || path.startsWith('notifications/') ? 'POST' : 'GET';
          const query = parameters.map(([name, value]) => `${encoded(name)}=${encoded(value ?? '')}`).join('&');
          const response = await service().app.inject({
            method,
            url: `${BASE}/${path}?${query}`,
            ...(body === undefined ? {} : { headers: { 'content-type': 'text/plain' }, payload: body }),
          });
          seen.add(response.statusCode);
          expect([200, 204, 400]).toContain(response.statusCode);
          if (response.statusCode === 204) expect(response.body).toBe('');
          else if (response.statusCode === 200) expect(response.json()).toEqual(expect.any(Object));
          else expect(response.json()).toEqual({ message: expect.stringMatching(/\w/) });
        }),
        // Always the same requests: the set of responses is checked as well.
        { numRuns: RUNS, seed: 11_21 },
      );
      // Both outcomes occurred: success and rejection.
      expect([...seen].toSorted()).toEqual(path.startsWith('queries/') ? [200, 400] : [204, 400]);
    },
    600_000,
  );
});
