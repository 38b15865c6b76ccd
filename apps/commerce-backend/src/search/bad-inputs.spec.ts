import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { openSearch, sampleQueries, traces, visitor } from './testing/open-search.ts';
import { serviceBadInputs } from './testing/service-bad-inputs.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const BASE = '/api/storefront/v3';

/** Fields that a client requires of a product before it shows it. */
const required = ['key', 'title', 'brand', 'link', 'ticket', 'inStock', 'listPrice', 'sellingPrice'];

describe.each(testDatabases())('bad inputs of the search service on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const countTraces = async (): Promise<number> => {
    let rows = 0;
    for (const table of traces) rows += (await service().db.selectFrom(table).selectAll().execute()).length;
    return rows;
  };
  const get = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    service().app.inject({ method, url: `${BASE}/${path}`, headers: { accept: 'text/html' } });

  const proofs: Readonly<Record<string, () => Promise<void>>> = {
    'search-service-001': async () => {
      for (const [name, parameters] of Object.entries(sampleQueries)) {
        const { status, body } = await service().query(name, parameters);
        expect({ name, status, keys: Object.keys(body).length > 0 }).toEqual({ name, status: 200, keys: true });
      }
    },
    'search-service-003': async () => {
      for (const name of Object.keys(sampleQueries)) {
        const { status, body } = await service().query(name, { ...sampleQueries[name], market: 'moon' });
        expect({ name, status, body }).toEqual({
          name,
          status: 400,
          body: { message: expect.stringMatching(/market/) },
        });
      }
    },
    'search-service-004': async () => {
      for (const [path, method, status] of [
        ['queries/moon', 'GET', 404],
        ['queries', 'GET', 404],
        ['notifications/click', 'GET', 404],
        ['queries/search-page', 'DELETE', 404],
        ['../../', 'GET', 404],
      ] as const) {
        const response = await get(path, method);
        expect({ path, status: response.statusCode, type: response.headers['content-type'] }).toEqual({
          path,
          status,
          type: expect.stringMatching(/^application\/json/),
        });
        expect(response.json<{ message: string }>().message).toMatch(/\w/);
      }
    },
    'search-service-006': async () => {
      const found = async (brands: string) =>
        service().query('search-page', { q: 'skor', 'f.brands': brands, limit: '1' });
      const [one, other] = ['1', '2'];
      const both = (await found(`${one}|${other}`)).body.primaryList.totalHits;
      // A pipe separates values, so the client sends no value that contains one; any other form of it is rejected.
      expect(both).toBe(
        (await found(one)).body.primaryList.totalHits + (await found(other)).body.primaryList.totalHits,
      );
      for (const dressed of [
        `${one}\\|${other}`,
        `"${one}|${other}"`,
        `${one}%7C${other}`,
        `${one}｜${other}`,
        `${one}&#124;${other}`,
      ])
        expect({ dressed, status: (await found(dressed)).status }).toEqual({ dressed, status: 400 });
    },
    'search-service-008': async () => {
      const anna = visitor(801);
      await service().query('search-page', { q: 'kofta', ...anna });
      await service().query('product-page', { productKey: 'LY-10006', ...anna });
      const historyOf = async (customerKey: string) =>
        (await service().query('autocomplete', { q: '', notify: 'false', customerKey })).body;
      for (const stranger of [
        'anna',
        '%',
        `${anna.customerKey}' or '1'='1`,
        anna.customerKey.slice(0, -1),
        '*',
        '',
        'null',
      ]) {
        expect({ stranger, ...(await historyOf(stranger)) }).toMatchObject({
          stranger,
          recentSearches: [],
          recentlyViewed: [],
        });
      }
      // The owner of the key sees products and phrases, and nothing of a person.
      const own = await historyOf(anna.customerKey);
      expect(own.recentSearches).toEqual([{ q: 'kofta' }]);
      expect(JSON.stringify(own)).not.toMatch(/@|customerKey|sessionKey|email|phone|address/i);
    },
    'search-service-009': async () => {
      const before = await countTraces();
      for (const [name, parameters] of Object.entries(sampleQueries))
        await service().query(name, { ...parameters, notify: 'false' });
      const { ticket } = (await service().query('search-page', { q: 'skor', notify: 'false' })).body.primaryList
        .productGroups[0].products[0];
      for (const [name, body] of Object.entries({
        click: { ticket },
        'add-to-cart': { ticket },
        'add-favorite': { productKey: 'LY-10006' },
      })) {
        expect({ name, status: (await service().notify(name, {}, body)).status }).toEqual({ name, status: 204 });
      }
      expect(await countTraces()).toBe(before);
      // A visitor without a key has no searches.
      await service().query('search-page', { q: 'mössa' });
      expect(await countTraces()).toBe(before);
    },
    'search-service-012': async () => {
      for (const name of ['product-page', 'cart-page', 'add-to-cart-popup']) {
        const { body } = await service().query(name, sampleQueries[name], {
          recommendationLists: [{ id: 'one', algorithm: 'TOP_PRODUCTS', limit: 60 }],
        });
        expect(body.recommendationLists).toHaveLength(1);
        for (const { productGroups } of body.recommendationLists) {
          expect(productGroups.length).toBeGreaterThan(0);
          for (const { products } of productGroups) {
            expect(products.length).toBeGreaterThan(0);
            for (const product of products) expect(Object.keys(product)).toEqual(expect.arrayContaining(required));
          }
        }
      }
    },
  };

  it.each(serviceBadInputs.filter(({ provedBy }) => provedBy === undefined))(
    '$id: $input: $expected',
    async ({ id }) => {
      const proof = proofs[id];
      if (!proof) throw new Error(`There is no proof of ${id}.`);
      await proof();
    },
  );
});
