import { elevate } from '@apptus/esales-api';
import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { anything, assert, asyncProperty, integer, jsonValue, oneof, property } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { arbitraryResponses } from '../testing/arbitrary-responses.ts';
import { respondWith, makeSearchService } from '../testing/make-search-service.ts';
import * as read from './responses.ts';
import type { Reader } from './read.ts';
import * as queries from './queries.ts';
import type { SearchFailure } from './search-failure.ts';
import type { SearchService } from './search-service.ts';

type QueryName = keyof typeof arbitraryResponses;

const queriesByName: Record<QueryName, (service: SearchService) => Promise<Result<SearchFailure, unknown>>> = {
  'add-to-cart-popup': (s) => queries.queryAddToCartPopup(s, { variantKey: 'v' }, []),
  autocomplete: (s) => queries.queryAutocomplete(s, { q: 'sko' }),
  'navigation-tree': (s) => queries.queryNavigationTree(s),
  'search-page': (s) => queries.querySearchPage(s, { q: 'sko' }),
  'product-page': (s) => queries.queryProductPage(s, { productKey: 'p' }),
  'cart-page': (s) => queries.queryCartPage(s, { cart: ['p'] }),
  'landing-page': (s) => queries.queryLandingPage(s),
  'content-information': (s) => queries.queryContentInformation(s, { contentKeys: ['c'] }),
  'content-search-page': (s) => queries.queryContentSearchPage(s, { q: 'retur' }),
};
const names = Object.keys(queriesByName) as QueryName[];

/** The vendor's client's result for the same response; an argument that a query does not take is passed over. */
async function vendorResult(name: QueryName, fetch: typeof globalThis.fetch): Promise<unknown> {
  const original = globalThis.fetch;
  globalThis.fetch = fetch;
  try {
    const session = () => ({ customerKey: 'c', sessionKey: 's' });
    const site = { market: 'dk', locale: 'da-DK', touchpoint: 'desktop' } as const;
    const { query } = elevate({ clusterId: 'http://search.test', ...site, session });
    const send = query as unknown as Record<string, (params: object, body: readonly []) => Promise<unknown>>;
    const params = { variantKey: 'v', q: 'sko', productKey: 'p', cart: ['p'], contentKeys: ['c'] };
    return ok(await send[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]?.(params, []));
  } catch (error) {
    return fail((error as { details?: unknown }).details);
  } finally {
    globalThis.fetch = original;
  }
}

describe.each(names)('the response to %s', (name) => {
  const send = (body: string | null, status = 200) => queriesByName[name](makeSearchService(respondWith(body, status)));
  const empty = {
    'add-to-cart-popup': { recommendationLists: [] },
    autocomplete: {
      phraseSuggestions: [],
      productSuggestions: [],
      contentSuggestions: [],
      recentSearches: [],
      recentlyViewed: [],
      totalHits: 0,
      contentLists: [],
    },
    'navigation-tree': { tree: { type: 'LABEL', label: '', count: 0, children: [] } },
    'search-page': {
      q: '',
      didYouMean: [],
      primaryList: { productGroups: [], totalHits: 0, sort: { selected: 'RELEVANCE', options: [] }, facets: [] },
      contentLists: [],
    },
    'product-page': { recommendationLists: [], tickets: {} },
    'cart-page': { cart: [], recommendationLists: [] },
    'landing-page': { recommendationLists: [], contentLists: [], customData: {}, published: false, seo: {} },
    'content-information': { items: [] },
    'content-search-page': {
      q: '',
      primaryList: { sort: { selected: 'RELEVANCE', options: [] }, items: [], totalHits: 0 },
      didYouMean: [],
    },
  }[name];

  it("comes through as the vendor's client returns it, when it is well-formed [SEARCH-03]", async () => {
    await assert(
      asyncProperty(arbitraryResponses[name] as Arbitrary<unknown>, async (response) => {
        const { fetch } = respondWith(JSON.stringify(response));
        expect(await queriesByName[name](makeSearchService({ fetch }))).toEqual(await vendorResult(name, fetch));
      }),
    );
  });

  it.each([
    ['status 204', null, 204],
    ['status 304', null, 304],
    ['status 399 and no body', '', 399],
    ['{}', '{}', 200],
    [
      'lists that are none',
      '{"recommendationLists":7,"primaryList":"x","items":{},"tree":[],"tickets":[],"cart":null,"seo":0}',
      200,
    ],
  ])('%s is empty content [SEARCH-05]', async (_name, body, status) => {
    expect(await send(body, status)).toEqual(ok(empty));
  });
});

describe('a response of any shape', () => {
  it("is content at 200–399 and otherwise a failure that carries the content, as the vendor's client has it [SEARCH-05]", async () => {
    await assert(
      asyncProperty(
        integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
        jsonValue(),
        async (status, content) => {
          const { fetch } = respondWith(
            JSON.stringify(status < 400 ? { cart: [], recommendationLists: [] } : { message: 'no', content }),
            status,
          );
          const ours = await queriesByName['cart-page'](makeSearchService({ fetch }));
          const theirs = await vendorResult('cart-page', fetch);
          if (status < 400) expect(ours).toEqual(theirs);
          else
            expect({ ours, theirs }).toMatchObject({
              ours: { ok: false, error: { kind: 'refused', status, content: (theirs as { error: unknown }).error } },
            });
          expect(ours.ok).toBe(status < 400);
        },
      ),
    );
  });

  it.each([
    ['an HTML page', '<!doctype html><p>hello'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1'],
    ['a cut body', '{"primaryList":{"productGroups":['],
  ])('%s at status 200 is malformed', async (_name, body) => {
    expect(await queriesByName['cart-page'](makeSearchService(respondWith(body)))).toEqual(fail({ kind: 'malformed' }));
  });

  const readers: readonly Reader<unknown>[] = Object.values(read);

  it('is read without throwing, and reading it again changes nothing', () => {
    assert(
      property(
        oneof(jsonValue({ maxDepth: 6 }), anything(), ...Object.values(arbitraryResponses)),
        (response: unknown) => {
          for (const reader of readers) {
            const once = reader(response);
            if (once !== undefined) expect(reader(once)).toEqual(once);
          }
        },
      ),
    );
  });

  it('that is nested too deep is malformed', async () => {
    const deep = `{"tree":${'{"type":"LABEL","label":"x","children":['.repeat(50_000)}${']}'.repeat(50_000)}}`;
    expect(await queries.queryNavigationTree(makeSearchService(respondWith(deep)))).toEqual(
      fail({ kind: 'malformed' }),
    );
  });
});

describe('malformed parts of a response', () => {
  const product = {
    key: 'p1',
    title: 'Alma',
    brand: 'Vagabond',
    link: '/p/alma',
    ticket: 't1',
    inStock: true,
    listPrice: { min: 1200, max: 1200 },
    sellingPrice: { min: 799.5, max: 799.5 },
  };
  const group = (...products: unknown[]) => ({ key: 'g', remaining: 0, products });
  const validProduct = {
    ...product,
    variants: [],
    badges: { primary: [], secondary: [] },
    imageInfo: { effect: 'NONE', images: [] },
    swatch: { type: 'MISSING_COLORS', colors: [] },
  };
  const groupsOf = async (...productGroups: unknown[]) => {
    const response = await queries.queryCartPage(
      makeSearchService(respondWith(JSON.stringify({ cart: productGroups }).replace('"1e999"', '1e999'))),
      { cart: ['p1'] },
    );
    return response.ok ? response.value.cart : response;
  };

  it.each(Object.keys(product))('a product without %s is dropped, and the group that is empty then', async (field) => {
    const lacking = { ...product, [field]: undefined };
    expect(await groupsOf(group(lacking, product), group(lacking), group())).toEqual([group(validProduct)]);
  });

  it.each([
    ['a price that is no number', { ...product, sellingPrice: { min: '799', max: 799 } }],
    ['a price beyond all numbers', { ...product, sellingPrice: { min: 1, max: '1e999' } }],
    ['a key that is no text', { ...product, key: 1 }],
    ['no product at all', null],
  ])('%s drops the product', async (_name, broken) => {
    expect(await groupsOf(group(broken, product))).toEqual([group(validProduct)]);
  });

  it('a variant, badge or image is dropped, and the product stays', async () => {
    const response = await groupsOf(
      group({
        ...product,
        variants: [{ key: 'v' }],
        badges: { primary: [null, { label: 'Sale', theme: 'SALE' }] },
        imageInfo: { images: ['x'] },
        rating: null,
      }),
    );
    expect(response).toEqual([
      group({ ...validProduct, badges: { primary: [{ label: 'Sale', theme: 'SALE' }], secondary: [] } }),
    ]);
  });

  it('a facet or navigation entry of an unknown kind is dropped', async () => {
    const body = JSON.stringify({
      primaryList: {
        facets: [
          { type: 'CLOUD', id: 'x', label: 'X' },
          { type: 'constructor', id: 'x', label: 'X' },
          { type: 'CHECKBOX', id: 'on_sale', label: 'Sale' },
        ],
      },
      navigation: {
        tree: { type: 'LABEL', label: 'Sko', children: [{ type: 'GAME', label: 'x' }, { type: 'SPACER' }] },
      },
    });
    const response = await queries.queryLandingPage(makeSearchService(respondWith(body)));
    expect(response).toMatchObject(
      ok({
        primaryList: { facets: [{ type: 'CHECKBOX', id: 'on_sale', label: 'Sale', selected: false }] },
        navigation: {
          breadcrumbs: [],
          tree: {
            type: 'LABEL',
            label: 'Sko',
            selected: false,
            children: [{ type: 'SPACER', count: 0, children: [] }],
          },
        },
      }),
    );
  });

  it('what a text was understood as is taken where it fits, and the products stay [SEARCH-10]', async () => {
    const pageOf = async (understood: unknown, leftOut: unknown) => {
      const body = JSON.stringify({ q: 'sko str 38', understood, leftOut });
      const { fetch } = respondWith(body);
      const response = await queries.querySearchPage(makeSearchService({ fetch }), { q: 'sko str 38' });
      return response.ok ? { understood: response.value.understood, leftOut: response.value.leftOut } : response;
    };
    const size = { id: '38', title: '38', text: 'str 38' };
    const price = { max: 500, text: 'under 500' };
    expect(await pageOf({ q: 'sko', facets: [size, { id: 7 }, null], price }, ['blå', 3])).toEqual({
      understood: { q: 'sko', facets: [size], price },
      leftOut: ['blå'],
    });
    expect(await pageOf({ q: 'sko', facets: 'none', price: { max: '500', text: 'under 500' }, more: 1 }, {})).toEqual({
      understood: { q: 'sko', facets: [], price: { text: 'under 500' } },
      leftOut: undefined,
    });
    for (const unknown of [null, 'sko', [], {}, { q: 1 }])
      expect(await pageOf(unknown, null)).toEqual({ understood: undefined, leftOut: undefined });
  });

  it('a name cannot reach a prototype', async () => {
    const body = '{"tickets":{"__proto__":"x","v1":"t1"},"productGroup":{"__proto__":{"polluted":true}}}';
    const response = await queries.queryProductPage(makeSearchService(respondWith(body)), { productKey: 'p1' });
    expect(response.ok && Object.keys(response.value.tickets)).toEqual(['__proto__', 'v1']);
    expect(response.ok && Object.getPrototypeOf(response.value.tickets)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
