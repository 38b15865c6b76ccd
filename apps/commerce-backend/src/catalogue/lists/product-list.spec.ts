import { buildApp } from '../../api/app.ts';
import { countQueries } from '../../platform/database/testing/count-queries.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const LIST = `query ($skip: Int, $take: Int, $categoryAlias: String, $brandAlias: String, $discountCampaignAlias: String, $url: String,
  $filter: FilterInputType, $marketId: String, $languageId: String) {
  products(skip: $skip, take: $take, categoryAlias: $categoryAlias, brandAlias: $brandAlias, discountCampaignAlias: $discountCampaignAlias,
    url: $url, filter: $filter, marketId: $marketId, languageId: $languageId) {
    count
    products { productId }
    filters { price { lowest highest } facets { type group label values { _id facetId parentId label count hidden } } }
  }
}`;

describe.each(testDatabases())('product lists on $name', ({ open }) => {
  const opened = openForSuite(() => openCatalogue(open));

  const list = async (variables: Record<string, unknown>) => {
    const { data, errors } = await requestApi(opened().app, LIST, variables);
    expect(errors).toEqual([]);
    const { count, products, filters } = data.products as {
      count: number;
      products: { productId: number }[];
      filters: {
        price: object;
        facets: {
          type: string;
          group: string;
          label: string;
          values: { facetId: string; label: string; count: number; hidden: boolean }[];
        }[];
      };
    };
    return {
      count,
      ids: products.map(({ productId }) => productId),
      price: filters.price,
      facets: filters.facets,
      counts: Object.fromEntries(
        filters.facets.flatMap(({ values }) => values.map((value) => [value.facetId, value.count])),
      ) as Record<string, number>,
    };
  };

  it.each([
    ['everything that is sold, newest first', {}, [1, 2, 3, 4]],
    ['a category with all below it', { categoryAlias: 'shoes' }, [1, 2, 3]],
    ['a category in Finnish', { categoryAlias: 'boots-fi', languageId: 'fi-FI', marketId: 'fi' }, [3]],
    ['no such category', { categoryAlias: 'caps' }, []],
    ['a category that holds nothing', { categoryAlias: 'hats' }, []],
    ['a brand', { brandAlias: 'beta' }, [3]],
    ['a brand within a category', { brandAlias: 'alfa', categoryAlias: 'shoes' }, [1, 2]],
    ['a campaign', { discountCampaignAlias: 'autumn' }, [4]],
    ['the address of a category', { url: 'https://se.localhost/sv/c/any/boots?page=2' }, [3]],
    ['the address of a brand', { url: '/b/beta' }, [3]],
    ['the address of new products', { url: '/nyheder' }, [1, 2, 3, 4]],
    ['the address of bestsellers', { url: '/b%C3%A4sts%C3%A4ljare-just-nu' }, [1, 2, 3, 4]],
    ['what comes later', { url: '/kommer-snart' }, [5]],
    [
      'products by id in the order given',
      { filter: { productIds: [3, 1, 99, 3], facets: ['b_2'], sort: 'PRICE' } },
      [3, 1],
    ],
    ['products by article number', { filter: { articleNumbers: ['P4', 'P2'] } }, [4, 2]],
    ['a brand left out', { filter: { exclude: ['b_1'] } }, [3]],
    ['an intersection', { filter: { include: ['c_1', 'b_1'], includeMode: 'INTERSECT' } }, [1, 2]],
    ['a union', { filter: { include: ['c_12', 'c_21'], includeMode: 'UNION' } }, [3, 4]],
    ['one product by its alias', { filter: { include: ['a_product-2'] } }, [2]],
    ['favourites by their aliases', { filter: { facets: ['a_product-4', 'a_product-2-fi', 'a_nothing'] } }, [2, 4]],
    [
      'favourites of a brand and a colour',
      { filter: { facets: ['a_product-1', 'a_product-2', 'a_product-3', 'b_1', 'p1_blue'] } },
      [2],
    ],
    ['favourites of a category', { categoryAlias: 'boots', filter: { facets: ['a_product-2', 'a_product-3'] } }, [3]],
    ['a favourite that does not exist', { filter: { facets: ['a_nothing'] } }, []],
    ['categories by id', { filter: { categoryIds: [12, 21], excludeBrandIds: [2] } }, [4]],
    ['a size that can be bought', { filter: { facets: ['s_38'] } }, [1, 2]],
    ['a size of another family', { filter: { facets: ['s_12_38'] } }, []],
    ['a size made to order', { filter: { facets: ['s_40'] } }, [3]],
    ['reduced by 21 to 40 percent', { filter: { facets: ['d_21-40'] } }, [2]],
    ['reduced by 20 percent or more', { filter: { facets: ['d_20-'] } }, [2, 4]],
    ['prices from 500', { filter: { price: { lowest: 500 } } }, [1, 3, 4]],
    ['prices from 499 to 800, both included', { filter: { price: { lowest: 499, highest: 800 } } }, [1, 2, 4]],
    ['prices without VAT from 400 up to 640 [BUG-1]', { filter: { facets: ['px_400-641'] } }, [1, 4]],
    ['made to order', { filter: { facets: ['st_made-to-order'] } }, [3]],
    ['few left', { filter: { facets: ['st_few-left'] } }, [4]],
    [
      'invalid facets',
      { filter: { facets: ['../../etc/passwd', '', '1);DROP TABLE product;--', null] } },
      [1, 2, 3, 4],
    ],
  ])('list %s [CAT-07]', async (_name, variables, ids) => {
    expect((await list({ take: 200, ...variables })).ids).toEqual(ids);
  });

  it.each([
    { sort: 'LATEST', ids: [1, 2, 3, 4] },
    { sort: 'NONE', ids: [1, 2, 3, 4] },
    { sort: 'PRICE', ids: [2, 1, 4, 3] },
    { sort: 'BRAND', ids: [1, 2, 4, 3] },
    { sort: 'VOTES', ids: [3, 1, 2, 4] },
    { sort: 'ALPHABETICAL', ids: [3, 1, 2, 4] },
    { sort: 'AVAILABLE_STOCK', ids: [3, 4, 1, 2] },
    { sort: 'TOTAL_STOCK_DESC', ids: [1, 2, 4, 3] },
  ])('sort by $sort [CAT-07] [CAT-08]', async ({ sort, ids }) => {
    expect((await list({ filter: { sort } })).ids).toEqual(ids);
  });

  it.each([
    {
      name: 'favourites by alias',
      facets: ['a_product-4', 'a_product-2-fi', 'a_nothing', 'a_product-3'],
      ids: [4, 2, 3],
    },
    { name: 'one that is named twice', facets: ['a_product-3', 'a_product-1', 'a_product-3'], ids: [3, 1] },
    { name: 'without one the list’s own order', facets: ['b_1'], ids: [1, 2, 4] },
  ])('sort by facets: $name', async ({ facets, ids }) => {
    expect((await list({ filter: { facets, sort: 'FACET_ORDER' } })).ids).toEqual(ids);
  });

  it('sort by facets a page at a time', async () => {
    const filter = { facets: ['a_product-4', 'a_product-1', 'a_product-3'], sort: 'FACET_ORDER' };
    expect(await list({ filter, skip: 1, take: 1 })).toMatchObject({ count: 3, ids: [1] });
  });

  it('sort by relevance when a text is searched for, and otherwise by the list’s own order [CAT-08]', async () => {
    expect((await list({ filter: { searchText: 'sneaker', sort: 'RELEVANCE' } })).ids).toEqual([1, 2]);
    expect((await list({ filter: { searchText: 'blue SNEAK' } })).ids).toEqual([2]);
    expect((await list({ filter: { searchText: 'blå' } })).ids).toEqual([2]);
    expect((await list({ filter: { searchText: 'sneaker', sort: 'PRICE' } })).ids).toEqual([2, 1]);
    expect((await list({ filter: { searchText: 'nothing of the kind' } })).ids).toEqual([]);
    expect((await list({ filter: { searchText: '%_\\ <script>' } })).ids).toEqual([]);
    expect((await list({ url: '/bestseller-lige-nu', filter: { sort: 'RELEVANCE' } })).ids).toEqual([1, 2, 3, 4]);
  });

  it.each([
    { name: 'the second page', variables: { skip: 2, take: 2 }, ids: [3, 4] },
    { name: 'none', variables: { take: 0 }, ids: [] },
    { name: 'no more than there are', variables: { take: 99_999_999 }, ids: [1, 2, 3, 4] },
    { name: 'nothing behind the end', variables: { skip: 6000 }, ids: [] },
  ])('give $name and count them all [CAT-07]', async ({ variables, ids }) => {
    const found = await list(variables);
    expect(found.ids).toEqual(ids);
    expect(found.count).toBe(4);
  });

  it.each([{ skip: -5 }, { take: -1 }])('[IN-26] reject %j [CAT-07]', async (variables) => {
    const { errors } = await requestApi(opened().app, LIST, variables);
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  const many = (group: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${group}_x${index}`);

  it.each([
    ['the hundredth value included', { include: [...many('a', 99), 'a_product-2'], includeMode: 'UNION' }, [2]],
    ['none after it', { include: [...many('a', 100), 'a_product-2'], includeMode: 'UNION' }, []],
    ['the hundredth value left out', { exclude: [...many('a', 99), 'b_1'] }, [3]],
    ['no value left out after it', { exclude: [...many('a', 15_000), 'b_1'] }, [1, 2, 3, 4]],
    ['the hundredth facet left out', { excludeFacets: [...many('a', 99), 'b_1'] }, [3]],
    ['no facet left out after it', { excludeFacets: [...many('a', 15_000), 'b_1'] }, [1, 2, 3, 4]],
    [
      'a value that is named ten thousand times once',
      { exclude: [...Array.from({ length: 10_000 }, () => 'b_77'), 'b_1'] },
      [3],
    ],
    ['the six hundredth facet', { facets: [...many('b', 599), 'b_2'] }, [3]],
    ['no facet after it', { facets: [...many('b', 15_000), 'b_2'] }, []],
  ])('look at %s', async (_name, filter, ids) => {
    expect((await list({ filter })).ids).toEqual(ids);
  });

  it('find the products of any number of aliases with one query', async () => {
    const { db, queriesOf } = countQueries(opened().db);
    const counted = buildApp({ db, config: makeConfig(), now: () => NOW });
    const queriesFor = (include: readonly string[], facets: readonly string[] = []): Promise<number> =>
      queriesOf(async () => {
        const { data } = await requestApi(counted, LIST, {
          filter: { include: ['a_PRODUCT-2', ...include], includeMode: 'UNION', facets },
        });
        expect(data.products.products).toEqual([{ productId: 2 }]);
      });
    await queriesFor([]);
    expect(await queriesFor(many('a', 15_000))).toBe(await queriesFor(many('a', 1)));
    expect(await queriesFor([], [...many('a', 599), 'a_product-2'])).toBe(await queriesFor([], ['a_product-2']));
    await counted.close();
  });

  it.each([
    [
      'of each family where a list mixes several',
      {},
      ['shoes · sneakers: 38=2 39=2', 'shoes · boots: 40=1', 'clothes · jackets: XS=1 M=1'],
    ],
    [
      'of each family without their common department',
      { categoryAlias: 'shoes' },
      ['sneakers: 38=2 39=2', 'boots: 40=1'],
    ],
    ['together where there is one family', { categoryAlias: 'sneakers' }, ['Størrelse: 38=2 39=2']],
  ])('offer the sizes %s [CAT-07]', async (_, variables, expected) => {
    const sizes = (await list(variables)).facets.filter(({ type }) => type === 'Sku');
    expect(
      sizes.map(({ label, values }) => `${label}: ${values.map((value) => `${value.label}=${value.count}`).join(' ')}`),
    ).toEqual(expected);
    for (const { facetId, count } of sizes.flatMap(({ values }) => values))
      expect({ facetId, count: (await list({ ...variables, filter: { facets: [facetId] } })).count }).toEqual({
        facetId,
        count,
      });
  });

  it.each([
    ['any family where a list mixes several', {}, 's_38', 2],
    ['one family where there is no other', { categoryAlias: 'sneakers' }, 's_11_38', 2],
  ])(
    'have a size of %s, hidden, where it is chosen: an old address stays valid',
    async (_, variables, facetId, count) => {
      const hidden = async (facets: readonly string[]) =>
        (await list({ ...variables, filter: { facets } })).facets.flatMap(({ values }) =>
          values.filter((value) => value.hidden).map((value) => [value.facetId, value.count]),
        );
      expect(await hidden([])).toEqual([]);
      expect(await hidden([facetId])).toEqual([[facetId, count]]);
    },
  );

  it('[SHOP-7] offer no stock filter that would call everything that comes sold out', async () => {
    const kinds = async (variables: Record<string, unknown>) => (await list(variables)).facets.map(({ type }) => type);
    expect(await kinds({ url: '/kommer-snart' })).not.toContain('StockStatus');
    expect(await kinds({})).toContain('StockStatus');
  });

  it('offer their facets in the language, in order, with ids that fit an address [CAT-07]', async () => {
    const { facets, price } = await list({ marketId: 'se', languageId: 'sv-SE' });
    expect(facets.map(({ type, group, label }) => `${type} ${group}: ${label}`)).toEqual([
      'Category categories: Kategori',
      'Brand brands: Märke',
      'Sku skus-11: shoes-sv · sneakers-sv',
      'Sku skus-12: shoes-sv · boots-sv',
      'Sku skus-21: clothes-sv · jackets-sv',
      'Price price: Pris',
      'PriceExVat price-ex-vat: Pris exkl. moms',
      'Parameter 1: Färg',
      'Parameter 2: Material',
      'Discount discount: Rabatt',
      'StockStatus stock: Lagerstatus',
      'DiscountCampaign campaigns: Kampanj',
      'ReducedPrice reduced: Nedsatt pris',
    ]);
    const values = facets.flatMap((facet) => facet.values);
    for (const { facetId } of values) expect(facetId).toMatch(/^[A-Za-z0-9_.-]{1,64}$/);
    expect(values.find(({ facetId }) => facetId === 'c_12')).toEqual({
      _id: 'c_12_1',
      facetId: 'c_12',
      parentId: 'c_1',
      label: 'boots-sv',
      count: 1,
      hidden: false,
    });
    expect(price).toEqual({ lowest: 499, highest: 1299 });
  });

  it('leave a group’s own choice out of its counts, so that a second value can be added [CAT-07]', async () => {
    const chosen = await list({ filter: { facets: ['b_1', 'p1_blue'], filterMode: 'BY_GROUP' } });
    expect(chosen.ids).toEqual([2]);
    // Brands are counted among the blue, colours among brand 1, everything else among both.
    expect(chosen.counts).toMatchObject({ b_1: 1, b_2: 0, p1_blue: 1, p1_black: 2, c_1: 1, c_21: 0 });
    const current = await list({ filter: { facets: ['b_1', 'p1_blue'], filterMode: 'CURRENT' } });
    expect(current.counts).toMatchObject({ b_1: 1, b_2: 0, p1_blue: 1, p1_black: 0 });
  });

  it('keep the bounds of the price open when a price is chosen', async () => {
    expect((await list({ filter: { price: { lowest: 1000 }, filterMode: 'CURRENT' } })).price).toEqual({
      lowest: 499,
      highest: 1299,
    });
  });
});
