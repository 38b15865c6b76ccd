import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { folderForSuite } from '../testing/folder-for-suite.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { demo, NOW, openSearch } from './testing/open-search.ts';

interface ShownGroup {
  readonly products: readonly { readonly key: string; readonly sellingPrice: { readonly min: number } }[];
}

const keysOf = (groups: readonly ShownGroup[]): string[] =>
  groups.flatMap(({ products }) => products.map(({ key }) => key));

describe.each(testDatabases())('the merchant’s rules on $name', (database) => {
  let time = NOW.getTime();
  let size = 0;

  const folder = folderForSuite();
  mkdirSync(join(folder, 'search'));
  const service = openForSuite(() =>
    openSearch(database, { config: { contentFolder: folder }, now: () => new Date((time += 1000)) }),
  );
  afterEach(() => {
    for (const file of ['synonyms', 'products']) rmSync(join(folder, `search/${file}.yaml`), { force: true });
  });

  /** Another length each time: the time of a file may not change within a millisecond. */
  const write = (file: 'synonyms' | 'products', text: string): void =>
    writeFileSync(join(folder, `search/${file}.yaml`), text + '\n'.repeat((size += 1)));

  const searchPage = async (q: string, more: Record<string, string> = {}) =>
    (await service().query('search-page', { q, limit: '600', ...more })).body;
  const found = async (q: string, more: Record<string, string> = {}) =>
    keysOf((await searchPage(q, more)).primaryList.productGroups);
  /** Article numbers of the commerce API's list, which the shop's page shows. */
  const listedFirst = async (searchText: string): Promise<string[]> => {
    const { data } = await requestApi(
      service().app,
      `query ($searchText: String) { products(marketId: "se", languageId: "sv-SE", take: 100, filter: { searchText: $searchText, sort: RELEVANCE }) { products { articleNumber } } }`,
      { searchText },
    );
    return data.products.products.map(({ articleNumber }: { articleNumber: string }) => articleNumber);
  };
  const suggested = async (q: string) => keysOf((await service().query('autocomplete', { q })).body.productSuggestions);

  it('find by a synonym at once, without a new index, until the file has none', async () => {
    expect(await searchPage('fjuttor')).toMatchObject({ leftOut: ['fjuttor'], primaryList: { totalHits: 0 } });
    write('synonyms', 'sv:\n  - [fjuttor, sneakers]');
    const page = await searchPage('fjuttor');
    expect(page.autoCorrect).toBeUndefined();
    expect(page.leftOut).toBeUndefined();
    const sneakers = await found('sneakers');
    expect(keysOf(page.primaryList.productGroups).toSorted()).toEqual(sneakers.toSorted());
    expect(await suggested('fjuttor')).not.toEqual([]);
    const { phraseSuggestions } = (await service().query('autocomplete', { q: 'svarta fjut' })).body;
    expect(phraseSuggestions).toEqual([{ q: 'svarta fjuttor', highlighted: expect.any(String) }]);
    expect(await found('skinnfjuttor')).toEqual(await found('skinnsneakers'));
    expect((await found('svarta fjuttor')).length).toBeGreaterThan(0);
    expect(await found('fjuttor', { locale: 'da-DK', origin: 'UNDO_AUTO_CORRECT' })).toEqual([]);
    rmSync(join(folder, 'search/synonyms.yaml'));
    expect(await found('fjuttor')).toEqual([]);
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
    const skuIds = demo.products.find(({ articleNumber }) => articleNumber === second)?.skus.map(({ skuId }) => skuId);
    write('products', `sv:\n  kofta:\n    pin: [unknown, ${second}]`);
    expect((await found('kofta'))[0]).toBe(second);
    await service()
      .db.updateTable('sku_stock')
      .set({ in_stock: 0, oversellable: 0, static: 0 })
      .where('sku_id', 'in', skuIds ?? [])
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
