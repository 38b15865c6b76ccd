import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../api/app.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { NOW } from '../testing/example-catalogue.ts';
import { openCatalogue } from '../testing/open-catalogue.ts';
import type { OpenCatalogue } from '../testing/open-catalogue.ts';

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
  let opened: OpenCatalogue;

  beforeAll(async () => {
    opened = await openCatalogue(open);
  });

  afterAll(() => opened.close());

  const list = async (variables: Record<string, unknown>) => {
    const { data, errors } = await requestApi(opened.app, LIST, variables);
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
    { name: 'everything that is sold, newest first', variables: {}, ids: [1, 2, 3, 4] },
    { name: 'a category with all below it', variables: { categoryAlias: 'shoes' }, ids: [1, 2, 3] },
    { name: 'a category', variables: { categoryAlias: 'boots' }, ids: [3] },
    {
      name: 'a category in Finnish',
      variables: { categoryAlias: 'boots-fi', languageId: 'fi-FI', marketId: 'fi' },
      ids: [3],
    },
    { name: 'no such category', variables: { categoryAlias: 'caps' }, ids: [] },
    { name: 'a category that holds nothing', variables: { categoryAlias: 'hats' }, ids: [] },
    { name: 'a brand', variables: { brandAlias: 'beta' }, ids: [3] },
    { name: 'a brand within a category', variables: { brandAlias: 'alfa', categoryAlias: 'shoes' }, ids: [1, 2] },
    { name: 'a campaign', variables: { discountCampaignAlias: 'autumn' }, ids: [4] },
    { name: 'the address of a category', variables: { url: 'https://se.localhost/sv/c/any/boots?page=2' }, ids: [3] },
    { name: 'the address of a brand', variables: { url: '/b/beta' }, ids: [3] },
    { name: 'the address of new products', variables: { url: '/nyheder' }, ids: [1, 2, 3, 4] },
    { name: 'the address of bestsellers', variables: { url: '/b%C3%A4sts%C3%A4ljare-just-nu' }, ids: [1, 2, 3, 4] },
    { name: 'what comes later', variables: { url: '/kommer-snart' }, ids: [5] },
    {
      name: 'products by id in the order given',
      variables: { filter: { productIds: [3, 1, 99, 3], facets: ['b_2'], sort: 'PRICE' } },
      ids: [3, 1],
    },
    { name: 'products by article number', variables: { filter: { articleNumbers: ['P4', 'P2'] } }, ids: [4, 2] },
    { name: 'a brand left out', variables: { filter: { exclude: ['b_1'] } }, ids: [3] },
    {
      name: 'an intersection',
      variables: { filter: { include: ['c_1', 'b_1'], includeMode: 'INTERSECT' } },
      ids: [1, 2],
    },
    { name: 'a union', variables: { filter: { include: ['c_12', 'c_21'], includeMode: 'UNION' } }, ids: [3, 4] },
    { name: 'one product by its alias', variables: { filter: { include: ['a_product-2'] } }, ids: [2] },
    { name: 'a favourite by its alias', variables: { filter: { facets: ['a_product-2'] } }, ids: [2] },
    ...['CURRENT', 'BY_GROUP'].map((filterMode) => ({
      name: `favourites by their aliases, ${filterMode}`,
      variables: { filter: { facets: ['a_product-4', 'a_product-2-fi', 'a_nothing'], filterMode } },
      ids: [2, 4],
    })),
    {
      name: 'favourites of a brand and a colour',
      variables: { filter: { facets: ['a_product-1', 'a_product-2', 'a_product-3', 'b_1', 'p1_blue'] } },
      ids: [2],
    },
    {
      name: 'favourites of a category',
      variables: { categoryAlias: 'boots', filter: { facets: ['a_product-2', 'a_product-3'] } },
      ids: [3],
    },
    { name: 'a favourite that does not exist', variables: { filter: { facets: ['a_nothing'] } }, ids: [] },
    { name: 'categories by id', variables: { filter: { categoryIds: [12, 21], excludeBrandIds: [2] } }, ids: [4] },
    { name: 'a size that can be bought', variables: { filter: { facets: ['s_38'] } }, ids: [1, 2] },
    { name: 'a size of another family', variables: { filter: { facets: ['s_12_38'] } }, ids: [] },
    { name: 'a size made to order', variables: { filter: { facets: ['s_40'] } }, ids: [3] },
    { name: 'two colours', variables: { filter: { facets: ['p1_black', 'p1_blue'] } }, ids: [1, 2, 3, 4] },
    { name: 'a colour of a brand', variables: { filter: { facets: ['p1_blue', 'b_1'] } }, ids: [2] },
    { name: 'reduced by 21 to 40 percent', variables: { filter: { facets: ['d_21-40'] } }, ids: [2] },
    { name: 'reduced by 20 percent or more', variables: { filter: { facets: ['d_20-'] } }, ids: [2, 4] },
    { name: 'prices from 500', variables: { filter: { price: { lowest: 500 } } }, ids: [1, 3, 4] },
    {
      name: 'prices from 499 to 800, both included',
      variables: { filter: { price: { lowest: 499, highest: 800 } } },
      ids: [1, 2, 4],
    },
    { name: 'made to order', variables: { filter: { facets: ['st_made-to-order'] } }, ids: [3] },
    { name: 'few left', variables: { filter: { facets: ['st_few-left'] } }, ids: [4] },
    { name: 'a brand that does not exist', variables: { filter: { facets: ['b_77'] } }, ids: [] },
    {
      name: 'invalid facets',
      variables: { filter: { facets: ['../../etc/passwd', '', '1);DROP TABLE product;--', null] } },
      ids: [1, 2, 3, 4],
    },
  ])('list $name [CAT-07]', async ({ variables, ids }) => {
    expect((await list({ take: 200, ...variables })).ids).toEqual(ids);
  });

  it.each([
    { sort: 'LATEST', ids: [1, 2, 3, 4] },
    { sort: 'NONE', ids: [1, 2, 3, 4] },
    { sort: 'PRICE', ids: [2, 1, 4, 3] },
    { sort: 'PRICE_DESC', ids: [3, 4, 1, 2] },
    { sort: 'MOST_SOLD', ids: [1, 2, 3, 4] },
    { sort: 'BRAND', ids: [1, 2, 4, 3] },
    { sort: 'VOTES', ids: [3, 1, 2, 4] },
    { sort: 'ALPHABETICAL', ids: [3, 1, 2, 4] },
    { sort: 'ALPHABETICAL_DESC', ids: [4, 2, 1, 3] },
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
    const { errors } = await requestApi(opened.app, LIST, variables);
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  const many = (group: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${group}_x${index}`);

  it.each([
    {
      name: 'the hundredth value included',
      filter: { include: [...many('a', 99), 'a_product-2'], includeMode: 'UNION' },
      ids: [2],
    },
    { name: 'none after it', filter: { include: [...many('a', 100), 'a_product-2'], includeMode: 'UNION' }, ids: [] },
    { name: 'the hundredth value left out', filter: { exclude: [...many('a', 99), 'b_1'] }, ids: [3] },
    { name: 'no value left out after it', filter: { exclude: [...many('a', 15_000), 'b_1'] }, ids: [1, 2, 3, 4] },
    { name: 'the hundredth facet left out', filter: { excludeFacets: [...many('a', 99), 'b_1'] }, ids: [3] },
    { name: 'no facet left out after it', filter: { excludeFacets: [...many('a', 15_000), 'b_1'] }, ids: [1, 2, 3, 4] },
    {
      name: 'a value that is named ten thousand times once',
      filter: { exclude: [...Array.from({ length: 10_000 }, () => 'b_77'), 'b_1'] },
      ids: [3],
    },
    { name: 'the six hundredth facet', filter: { facets: [...many('b', 599), 'b_2'] }, ids: [3] },
    { name: 'no facet after it', filter: { facets: [...many('b', 15_000), 'b_2'] }, ids: [] },
  ])('look at $name', async ({ filter, ids }) => {
    expect((await list({ filter })).ids).toEqual(ids);
  });

  it('find the products of any number of aliases with one query', async () => {
    let queryCount = 0;
    const countQueries: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queryCount += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = buildApp({ db: opened.db.withPlugin(countQueries), config: makeConfig(), now: () => NOW });
    const queriesFor = async (include: readonly string[], facets: readonly string[] = []): Promise<number> => {
      queryCount = 0;
      const { data } = await requestApi(counted, LIST, {
        filter: { include: ['a_PRODUCT-2', ...include], includeMode: 'UNION', facets },
      });
      expect(data.products.products).toEqual([{ productId: 2 }]);
      return queryCount;
    };
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
