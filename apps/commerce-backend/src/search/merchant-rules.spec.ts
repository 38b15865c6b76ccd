import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { testApiKey } from '../testing/test-config.ts';
import { NOW, openSearch } from './testing/open-search.ts';
import type { OpenSearch } from './testing/open-search.ts';

interface ShownGroup {
  readonly products: readonly { readonly key: string; readonly sellingPrice: { readonly min: number } }[];
}

const keysOf = (groups: readonly ShownGroup[]): string[] =>
  groups.flatMap(({ products }) => products.map(({ key }) => key));

describe.each(testDatabases())('the merchant’s rules on $name', (database) => {
  let service: OpenSearch;
  let folder: string;
  let time = NOW.getTime();
  let size = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rules-'));
    mkdirSync(join(folder, 'search'));
    service = await openSearch(database, { config: { contentFolder: folder }, now: () => new Date((time += 1000)) });
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    for (const file of ['synonyms', 'products']) rmSync(join(folder, `search/${file}.yaml`), { force: true });
  });

  /** Another length each time: the time of a file may not change within a millisecond. */
  const write = (file: 'synonyms' | 'products', text: string): void =>
    writeFileSync(join(folder, `search/${file}.yaml`), text + '\n'.repeat((size += 1)));

  const searchPage = async (q: string, more: Record<string, string> = {}) =>
    (await service.query('search-page', { q, limit: '600', ...more })).body;
  const found = async (q: string, more: Record<string, string> = {}) =>
    keysOf((await searchPage(q, more)).primaryList.productGroups);
  /** Article numbers of the commerce API's list, which the shop's page shows. */
  const listedFirst = async (searchText: string): Promise<string[]> => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': testApiKey },
      payload: {
        query: `query ($searchText: String) { products(marketId: "se", languageId: "sv-SE", take: 100, filter: { searchText: $searchText, sort: RELEVANCE }) { products { articleNumber } } }`,
        variables: { searchText },
      },
    });
    return response
      .json<{ data: { products: { products: { articleNumber: string }[] } } }>()
      .data.products.products.map(({ articleNumber }) => articleNumber);
  };
  const suggested = async (q: string) => keysOf((await service.query('autocomplete', { q })).body.productSuggestions);

  it('find by a synonym at once, without a new index, until the file has none', async () => {
    expect(await searchPage('fjuttor')).toMatchObject({ leftOut: ['fjuttor'], primaryList: { totalHits: 0 } });
    write('synonyms', 'sv:\n  - [fjuttor, sneakers]');
    const page = await searchPage('fjuttor');
    expect(page.autoCorrect).toBeUndefined();
    expect(page.leftOut).toBeUndefined();
    const sneakers = await found('sneakers');
    expect(keysOf(page.primaryList.productGroups).toSorted()).toEqual(sneakers.toSorted());
    expect(await suggested('fjuttor')).not.toEqual([]);
    expect((await found('svarta fjuttor')).length).toBeGreaterThan(0);
    expect(await found('fjuttor', { locale: 'da-DK', origin: 'UNDO_AUTO_CORRECT' })).toEqual([]);
    rmSync(join(folder, 'search/synonyms.yaml'));
    expect(await found('fjuttor')).toEqual([]);
  });

  it('reach into compounds, and are completed while they are typed', async () => {
    expect(await found('skinnfjuttor')).toEqual([]);
    write('synonyms', 'sv:\n  - [fjuttor, sneakers]');
    const leather = await found('skinnfjuttor');
    expect(leather).not.toEqual([]);
    expect(leather).toEqual(await found('skinnsneakers'));
    for (const [typed, phrase] of [
      ['fjut', 'fjuttor'],
      ['svarta fjut', 'svarta fjuttor'],
      ['skinnfjut', 'skinnfjuttor'],
    ] as const) {
      const { phraseSuggestions, totalHits } = (await service.query('autocomplete', { q: typed })).body;
      expect(phraseSuggestions).toEqual([{ q: phrase, highlighted: expect.any(String) }]);
      expect(totalHits).toBeGreaterThan(0);
    }
  });

  it('stay as they were while a file has an error', async () => {
    write('synonyms', 'sv:\n  - [fjuttor, sneakers]');
    const before = await found('fjuttor');
    write('synonyms', 'sv:\n  - [fjuttor]');
    expect(await found('fjuttor')).toEqual(before);
  });

  it('put pinned products first, once each, and leave hidden ones out', async () => {
    const plain = await searchPage('klänning');
    const groups = plain.primaryList.productGroups as ShownGroup[];
    const heads = groups.map(({ products: [first] }) => first?.key ?? '');
    const [first = '', second = ''] = heads;
    const last = heads.at(-1) ?? '';
    const [other = ''] = await found('kofta');
    write('products', `sv:\n  Klänning:\n    pin: [${other}, ${last}, ${last}]\n    hide: [${second}]`);
    const arranged = (await searchPage('KLÄNNING ')).primaryList.productGroups as ShownGroup[];
    expect(arranged.slice(0, 3).map(({ products }) => products[0]?.key)).toEqual([other, last, first]);
    const keys = keysOf(arranged);
    expect(keys).not.toContain(second);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await suggested('klänning')).slice(0, 3)).toEqual([other, last, first]);
    expect(await found('klänningar')).toContain(second);
    const listed = await listedFirst('Klänning');
    expect(listed.slice(0, 3)).toEqual([other, last, first]);
    expect(listed).not.toContain(second);
    // Another order is that of all of them.
    const byPrice = (await searchPage('klänning', { sort: 'PRICE_ASCENDING' })).primaryList
      .productGroups as ShownGroup[];
    const prices = byPrice.map(({ products }) => Math.min(...products.map(({ sellingPrice }) => sellingPrice.min)));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(keysOf(byPrice).toSorted()).toEqual(keys.toSorted());
    // Filters still apply.
    expect(await found('klänning', { 'f.price.max': '0.01' })).toEqual([]);
  });

  it('skip a pin that is unknown or sold out', async () => {
    const [first = '', second = ''] = await found('kofta');
    const sku = service.db
      .selectFrom('sku')
      .select('sku_id')
      .where(
        'product_id',
        'in',
        service.db.selectFrom('product').select('product_id').where('article_number', '=', second),
      );
    write('products', `sv:\n  kofta:\n    pin: [unknown, ${second}]`);
    expect((await found('kofta'))[0]).toBe(second);
    await service.db
      .updateTable('sku_stock')
      .set({ in_stock: 0, oversellable: 0, static: 0 })
      .where('sku_id', 'in', sku)
      .execute();
    expect((await found('kofta'))[0]).toBe(first);
  });

  it('are the results of a phrase that finds nothing', async () => {
    const [first = ''] = await found('kofta');
    write('products', `sv:\n  bästa julklappen 2026:\n    pin: [${first}]`);
    const page = await searchPage('Bästa julklappen 2026');
    expect(keysOf(page.primaryList.productGroups)).toEqual([first]);
    expect(page.leftOut).toBeUndefined();
  });
});
