import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { openSearch } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

interface Group {
  readonly key: string;
  readonly products: readonly { readonly key: string; readonly title: string; readonly brand: string }[];
}

const shown = (groups: readonly Group[]) => groups.flatMap(({ products }) => products);

describe.each(testDatabases())('what a request selects on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const search = async (parameters: Record<string, string>, body?: object) =>
    (await service().query('search-page', { q: 'skor', ...parameters }, body)).body;

  it('applies the product rules to every list that has some', async () => {
    const all = await search({ limit: '600' });
    const [first, second] = shown(all.primaryList.productGroups);
    const brand = all.primaryList.facets
      .find(({ id }: { id: string }) => id === 'brands')
      .values.find(({ label }: { label: string }) => label === first?.brand);
    const rules = `rule incl brands { "${brand.id}" } excl product_key { "${first?.key}" } rule incl product_key { "${second?.key}" }`;
    const expected = shown(all.primaryList.productGroups).filter(
      (product) => (product.brand === brand.label && product.key !== first?.key) || product.key === second?.key,
    );
    const { primaryList } = await search({ limit: '600' }, { primaryList: { include: true, productRules: rules } });
    expect(
      shown(primaryList.productGroups)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(expected.map(({ key }) => key).toSorted());
    const typed = (
      await service().query('autocomplete', { q: 'skor' }, { productRules: `rule incl brands { "${brand.id}" }` })
    ).body;
    expect(new Set(shown(typed.productSuggestions).map((product) => product.brand))).toEqual(new Set([brand.label]));
    const list = { id: 'top', algorithm: 'TOP_PRODUCTS', productRules: `rule incl brands { "${brand.id}" }` };
    const { recommendationLists } = (
      await service().query('landing-page', { pageReference: '/dam' }, { recommendationLists: [list] })
    ).body;
    expect(new Set(shown(recommendationLists[0].productGroups).map((product) => product.brand))).toEqual(
      new Set([brand.label]),
    );
  });

  it.each([
    [{}, { primaryList: { include: true, productRules: 'rule incl price [1, 2]' } }, /^productRules are such as/],
    [{}, { recommendationLists: [{ id: 'a', productRules: 'rule incl weather { "rain" }' }] }, /but not weather/],
    [
      {},
      { primaryList: { productRules: 'rule incl brands { "1" }', productFilter: { brands: ['1'] } } },
      /cannot be combined/,
    ],
    [{ stores: 'soho' }, undefined, /stores: this shop has none/],
    [{ channels: 'ONLINE|STORE' }, undefined, /need stores/],
    [{ channels: 'MOON' }, undefined, /^channels are/],
    [{ priceId: 'vip' }, undefined, /^priceId/],
    [{ sort: 'WEIGHT_INCREASING' }, undefined, /^sort is one of/],
  ])('rejects %j %j with a reason, rather than skip it [SEARCH-05]', async (parameters, body, reason) => {
    expect(await service().query('search-page', { q: 'skor', ...parameters } as Record<string, string>, body)).toEqual({
      status: 400,
      body: { message: expect.stringMatching(reason) },
    });
  });

  it('offers products without one of the words below the end of a list, without duplicates [SEARCH-10]', async () => {
    const page = await search({ q: 'ull mössa barn', limit: '600' });
    const primary = new Set(page.primaryList.productGroups.map(({ key }: Group) => key));
    const secondary: Group[] = page.secondaryList.productGroups;
    expect(secondary.length).toBeGreaterThan(0);
    expect(secondary.length).toBeLessThanOrEqual(12);
    expect(page.secondaryList.totalHits).toBeGreaterThanOrEqual(secondary.length);
    expect(secondary.filter(({ key }) => primary.has(key))).toEqual([]);
    // Those of the kind come first.
    expect(secondary[0]?.products[0]?.title).toContain('mössa');
    const all = await search({ q: 'ull mössa barn', limit: '600', viewAllSecondary: 'true' });
    expect(all.secondaryList.productGroups).toHaveLength(all.secondaryList.totalHits);
    // Neither before the end of the list, nor for a single word, which cannot be missing.
    expect((await search({ q: 'ull mössa barn', limit: '1' })).secondaryList).toBeUndefined();
    expect((await search({ q: 'mössa', limit: '600' })).secondaryList).toBeUndefined();
  });
});
