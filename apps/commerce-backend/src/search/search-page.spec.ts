import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { openSearch, titles, visitor } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

interface FacetValue {
  readonly id: string;
  readonly count: number;
  readonly selected: boolean;
}

interface Facet {
  readonly id: string;
  readonly type: string;
  readonly values?: readonly FacetValue[];
  readonly sizeTypes?: readonly { readonly formats: readonly { readonly values: readonly FacetValue[] }[] }[];
}

const valuesOf = ({ values, sizeTypes }: Facet): readonly FacetValue[] =>
  values ?? sizeTypes?.flatMap(({ formats }) => formats.flatMap((format) => format.values)) ?? [];

describe.each(testDatabases())('search pages on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const searchPage = async (parameters: Record<string, string>, body?: object) =>
    (await service().query('search-page', parameters, body)).body;

  it('respond with every key of the contract [SEARCH-01] [SEARCH-10]', async () => {
    const page = await searchPage(
      { q: 'svarta sneakers', presentCustom: 'ralph_data|ralph_data_skus' },
      { navigation: { include: true }, contentLists: [{ id: 'pages' }] },
    );
    expect(Object.keys(page).toSorted()).toEqual([
      'contentLists',
      'didYouMean',
      'navigation',
      'primaryList',
      'q',
      'secondaryList',
    ]);
    expect(Object.keys(page.primaryList).toSorted()).toEqual(['facets', 'productGroups', 'sort', 'totalHits']);
    expect(page.primaryList.sort.options.map(({ id }: { id: string }) => id)).toEqual([
      'RELEVANCE',
      'NEWEST_FIRST',
      'PRICE_ASCENDING',
      'PRICE_DESCENDING',
      'DISCOUNT',
      'RATING',
      'TITLE',
    ]);
    const [group] = page.primaryList.productGroups;
    expect(group).toMatchObject({ remaining: 0 });
    const [product] = group.products;
    expect(Object.keys(product.variants[0]).toSorted()).toEqual([
      'availability',
      'inStock',
      'key',
      'label',
      'link',
      'listPrice',
      'prices',
      'sellingPrice',
      'size',
      'stockNumber',
      'ticket',
    ]);
    const data = JSON.parse(product.custom.ralph_data[0].label).json;
    expect(data).toMatchObject({
      articleNumber: product.key,
      brand: { name: product.brand },
      canonicalUrl: product.link,
    });
    expect(data.unitPrice.sellingPriceIncVat).toBe(product.sellingPrice.min);
    expect(JSON.parse(product.custom.ralph_data_skus[0].label).json).toHaveLength(product.variants.length);
  });

  it('correct the spelling, and report it; take a text literally on request [SEARCH-10]', async () => {
    const corrected = await searchPage({ q: 'sneekers' });
    expect(corrected.autoCorrect).toEqual({ q: 'sneakers', originalTotalHits: 0 });
    expect(corrected.primaryList.totalHits).toBeGreaterThan(5);
    const literal = await searchPage({ q: 'sneekers', origin: 'UNDO_AUTO_CORRECT' });
    expect(literal).toMatchObject({ primaryList: { totalHits: 0 }, didYouMean: [{ q: 'sneakers' }] });
    expect(literal.autoCorrect).toBeUndefined();
  });

  it.each(['LY-10006', 'LY 10006', 'ly10006', 'LY 10006 01', 'LY 1000 6', 'ly-1000'])(
    'find an article by its number as %j [ARG-31]',
    async (q) => {
      const { productGroups } = (await searchPage({ q, limit: '48' })).primaryList;
      const keys = productGroups.flatMap(({ products }: { products: { key: string }[] }) =>
        products.map(({ key }) => key),
      );
      expect(keys).toContain('LY-10006');
    },
  );

  it.each([
    ['da-DK', 'dk'],
    ['sv-SE', 'se'],
    ['nb-NO', 'no'],
  ])('in %s do not correct "NULL" to yellow or wool [ARG-31]', async (locale, market) => {
    const page = await searchPage({ q: 'NULL', locale, market });
    expect([page.autoCorrect, page.didYouMean, page.primaryList.totalHits]).toEqual([undefined, [], 0]);
  });

  it('make filters of a size and a price in the text, and report them [SEARCH-02] [SEARCH-10] [IN-1]', async () => {
    const { understood, primaryList, leftOut } = await searchPage({
      q: 'sneakers storlek 38 under 1500 kr',
      limit: '100',
    });
    expect(leftOut).toBeUndefined();
    expect(understood).toEqual({
      q: 'sneakers',
      facets: [{ id: '38', title: '38', text: 'storlek 38' }],
      price: { text: 'under 1500 kr', max: 1500 },
    });
    const chosen = await searchPage({ q: 'sneakers', 'f.skus': '38', 'f.price.max': '1500', limit: '100' });
    expect(titles(primaryList.productGroups).toSorted()).toEqual(titles(chosen.primaryList.productGroups).toSorted());
    expect(primaryList.totalHits).toBeGreaterThan(2);
    const sizes = primaryList.facets.find(({ type }: Facet) => type === 'SIZE');
    expect(
      valuesOf(sizes)
        .filter(({ selected }) => selected)
        .map(({ id }) => id),
    ).toContain('38');
    const literal = await searchPage({ q: 'sneakers storlek 38', origin: 'UNDO_AUTO_CORRECT' });
    expect(literal.understood).toBeUndefined();
  });

  it.each([
    ['a word that no product has', 'regnjacka', ['regnjacka']],
    ['a size that nothing has', 'sneakers storlek 99', ['storlek 99']],
    ['a size that none of them has', 'ullmössa storlek 38', ['storlek 38']],
    ['a word that is in no language', 'sneakers xylofonkvartett', ['xylofonkvartett']],
    ['a kind that is not sold, and nothing else instead', 'svart paraply', ['paraply']],
  ])('name what was left out: %s [IN-2]', async (_name, q, leftOut) => {
    const page = await searchPage({ q });
    expect(page.leftOut).toEqual(leftOut);
    expect(page.autoCorrect).toBeUndefined();
    expect(page.primaryList.totalHits > 0).toBe(q !== 'svart paraply');
  });

  it('leave out products with what comes after "utan"', async () => {
    const striped = (page: { primaryList: { productGroups: never } }): number =>
      titles(page.primaryList.productGroups).filter((title) => title.includes('randig')).length;
    expect(striped(await searchPage({ q: 'strumpor', limit: '100' }))).toBeGreaterThan(0);
    const none = await searchPage({ q: 'strumpor utan randiga', limit: '100' });
    expect(none.primaryList.totalHits).toBeGreaterThan(0);
    expect(striped(none)).toBe(0);
  });

  it('are empty, not an error, for texts without results [SEARCH-10]', async () => {
    expect(await searchPage({ q: 'xylofonkvartett' })).toMatchObject({
      q: 'xylofonkvartett',
      primaryList: { totalHits: 0, productGroups: [], facets: [] },
      didYouMean: [],
    });
    expect((await searchPage({ q: '' })).primaryList.totalHits).toBe(0);
  });

  it('count for each value of a facet exactly the groups that it yields when chosen [SEARCH-02]', async () => {
    const chosen = { q: 'skor', 'f.p-1': 'black|brown', 'f.categories': '1100' };
    const { primaryList } = await searchPage(chosen);
    const facets = primaryList.facets as Facet[];
    expect(facets.map(({ type }) => type)).toEqual(expect.arrayContaining(['TEXT', 'COLOR', 'SIZE', 'RANGE']));
    for (const facet of facets.filter(({ id }) => ['brands', 'p-1', 'skus', 'p-2'].includes(id))) {
      for (const value of valuesOf(facet).slice(0, 6)) {
        const { totalHits } = (await searchPage({ ...chosen, [`f.${facet.id}`]: value.id, limit: '1' })).primaryList;
        expect({ facet: facet.id, value: value.id, totalHits }).toEqual({
          facet: facet.id,
          value: value.id,
          totalHits: value.count,
        });
      }
    }
    const colour = facets.find(({ id }) => id === 'p-1');
    expect(colour).toMatchObject({ type: 'COLOR', selectedCount: 2 });
    expect(
      valuesOf(colour ?? { id: '', type: '' })
        .filter(({ selected }) => selected)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['black', 'brown']);
  });

  it('keep the bounds of the price open, and within those that were chosen [SEARCH-02]', async () => {
    const all = (await searchPage({ q: 'jacka' })).primaryList;
    const open = all.facets.find(({ id }: Facet) => id === 'price');
    const narrowed = (await searchPage({ q: 'jacka', 'f.price.min': '700', 'f.price.max': '1200' })).primaryList;
    expect(narrowed.facets.find(({ id }: Facet) => id === 'price')).toEqual({
      ...open,
      minSelected: 700,
      maxSelected: 1200,
    });
    expect(narrowed.totalHits).toBeLessThan(all.totalHits);
    for (const { products } of narrowed.productGroups) {
      for (const { sellingPrice } of products) expect(sellingPrice.min >= 700 && sellingPrice.min <= 1200).toBe(true);
    }
  });

  it.each([
    ['PRICE_ASCENDING', ({ sellingPrice }: { sellingPrice: { min: number } }) => sellingPrice.min],
    ['PRICE_DESCENDING', ({ sellingPrice }: { sellingPrice: { min: number } }) => -sellingPrice.min],
    ['RATING', ({ rating }: { rating?: number }) => -(rating ?? 0)],
    [
      'DISCOUNT',
      ({ listPrice, sellingPrice }: { listPrice: { min: number }; sellingPrice: { min: number } }) =>
        -Math.round((1 - sellingPrice.min / listPrice.min) * 100),
    ],
    [
      'NEWEST_FIRST',
      ({ custom }: { custom: { ralph_data: [{ label: string }] } }) =>
        -Date.parse(
          (JSON.parse(custom.ralph_data[0].label) as { json: { firstAvailableOn: string } }).json.firstAvailableOn,
        ),
    ],
  ])('sort by %s', async (sort, rank) => {
    const { primaryList } = await searchPage({ q: 'klänning', sort, presentCustom: 'ralph_data' });
    expect(primaryList.sort.selected).toBe(sort);
    const { productGroups } = primaryList;
    const ranks = productGroups.map(({ products }: { products: never[] }) => Math.min(...products.map(rank)));
    expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => a - b));
    expect(ranks.length).toBeGreaterThan(3);
  });

  it.each(['NAME', 'TITLE'])('sort by %s, as the language does', async (sort) => {
    const { primaryList } = await searchPage({ q: 'klänning', sort });
    expect(primaryList.sort.selected).toBe(sort);
    const found = titles(primaryList.productGroups);
    expect(found).toEqual(found.toSorted(new Intl.Collator('sv').compare));
    expect(new Set(found).size).toBeGreaterThan(3);
  });

  it('cut pages that neither overlap nor leave gaps', async () => {
    const all = (await searchPage({ q: 'skor', limit: '600' })).primaryList;
    const pages = [];
    for (let skip = 0; skip < all.totalHits; skip += 25)
      pages.push(...(await searchPage({ q: 'skor', limit: '25', skip: String(skip) })).primaryList.productGroups);
    const keys = ({ key }: { key: string }): string => key;
    expect(pages.map(keys)).toEqual(all.productGroups.map(keys));
    expect(new Set(pages.map(keys)).size).toBe(all.totalHits);
  });

  it('treat å, ä and ö as letters of their own, and find them by a and o as well', async () => {
    const letters = await searchPage({ q: 'övergångsmössa' });
    expect(letters.primaryList.totalHits).toBeGreaterThan(0);
    const [accented, plain] = [await searchPage({ q: 'mössa' }), await searchPage({ q: 'mossa' })];
    expect(titles(plain.primaryList.productGroups)).toEqual(titles(accented.primaryList.productGroups));
  });

  it('respond in the language and the currency of the market', async () => {
    const page = (await service().query('search-page', { q: 'huppari', market: 'fi', locale: 'fi-FI' })).body;
    const [first] = page.primaryList.productGroups;
    expect(first.products[0].title).toContain('huppari');
    expect(page.primaryList.facets.find(({ id }: Facet) => id === 'price')).toMatchObject({
      unit: 'EUR',
      label: 'Hinta',
    });
  });

  it('offer searches that others continued with', async () => {
    for (const shopper of [1, 2, 3]) await searchPage({ q: 'mössa ull', ...visitor(shopper) });
    expect((await searchPage({ q: 'mössa' })).relatedSearches).toEqual([{ q: 'mössa ull' }]);
  });
});
