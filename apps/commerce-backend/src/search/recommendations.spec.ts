import { testDatabases } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { demo, openSearch, visitor } from './testing/open-search.ts';
import { algorithms } from './recommend/algorithms.ts';
import { insertOrder } from './testing/insert-order.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

/** The product count that a list of the shop reports. */
const countOf = `query ($url: String) {
  products(take: 0, url: $url, marketId: "se", languageId: "sv-SE") { count } }`;

const product = (wanted: (each: (typeof demo.products)[number]) => boolean) => {
  const found = demo.products.find(
    (each) => each.skus.some(({ inStock }) => inStock > 0) && each.firstAvailableDaysAgo >= 0 && wanted(each),
  );
  if (found === undefined) throw new Error('spec: the demo catalogue has no such product.');
  return found;
};
const sneaker = product(({ kind, gender }) => kind === 'sneaker' && gender === 'men');
const wallet = product(({ kind, gender }) => kind === 'wallet' && gender === 'men');
const watch = product(({ kind }) => kind === 'watch');

describe.each(testDatabases())('recommendations on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  const keys = (list: { productGroups: { products: { key: string }[] }[] }): (string | undefined)[] =>
    list.productGroups.map(({ products }) => products[0]?.key);
  const list = async (page: string, parameters: Record<string, string>, config: object) => {
    const { body, status } = await service().query(page, parameters, {
      recommendationLists: [{ id: 'one', ...config }],
    });
    expect(status).toBe(200);
    return body.recommendationLists[0];
  };
  const beside = ({ articleNumber }: typeof sneaker, config: object) =>
    list('product-page', { productKey: articleNumber }, config);

  it('the product page gives tickets, its group on request, and lists as configured [SEARCH-03]', async () => {
    const { body } = await service().query('product-page', { productKey: sneaker.articleNumber });
    expect(Object.keys(body.tickets)).toEqual(sneaker.skus.map(({ articleNumber }) => articleNumber));
    expect(body.recommendationLists).toEqual([]);
    const detailed = await service().query(
      'product-page',
      { productKey: sneaker.articleNumber },
      {
        productGroup: { include: true },
        recommendationLists: [
          { id: 'a', algorithm: 'ALTERNATIVES', limit: 3, label: 'Liknande', visualization: 'GRID' },
        ],
      },
    );
    expect(detailed.body.productGroup.products[0].key).toBe(sneaker.articleNumber);
    expect(detailed.body.tickets).toEqual({});
    expect(detailed.body.recommendationLists[0]).toMatchObject({
      id: 'a',
      algorithm: 'ALTERNATIVES',
      label: 'Liknande',
      visualization: 'GRID',
      visible: true,
    });
    expect(detailed.body.recommendationLists[0].productGroups).toHaveLength(3);
  });

  it('alternatives are of the same kind, never another colour of the same model', async () => {
    const alternatives = await beside(sneaker, { algorithm: 'ALTERNATIVES' });
    const found = keys(alternatives).map((key) => demo.products.find(({ articleNumber }) => articleNumber === key));
    expect(found.every((each) => each?.kind === 'sneaker' && each.variantGroupId !== sneaker.variantGroupId)).toBe(
      true,
    );
  });

  it('an upsell costs more', async () => {
    const { productGroups } = await beside(sneaker, { algorithm: 'UPSELL' });
    const price = (sneaker.prices.se?.sellingIncVat ?? 0) / 100;
    for (const { products } of productGroups) expect(products[0].sellingPrice.min).toBeGreaterThan(price);
  });

  it('products of the same paid orders come first, on the product page, in the cart and after adding [SEARCH-03]', async () => {
    await insertOrder(service().db, 'received', [sneaker, wallet]);
    await insertOrder(service().db, 'received', [sneaker, wallet]);
    for (let unpaid = 0; unpaid < 4; unpaid += 1) await insertOrder(service().db, 'cancelled', [sneaker, watch]);
    const variantKey = sneaker.skus[0]?.articleNumber ?? '';
    expect(keys(await beside(sneaker, { algorithm: 'STYLE_WITH' }))[0]).toBe(wallet.articleNumber);
    expect(keys(await list('cart-page', { cart: variantKey }, { algorithm: 'CART' }))[0]).toBe(wallet.articleNumber);
    expect(keys(await list('add-to-cart-popup', { variantKey }, {}))[0]).toBe(wallet.articleNumber);
    expect(keys(await list('cart-page', { cart: `${variantKey}|${wallet.articleNumber}` }, {}))).not.toContain(
      wallet.articleNumber,
    );
  });

  it.each([
    ['productKey', 'the fiftieth product that it is named', 49, 1],
    ['productKey', 'none after it', 50, 0],
    ['cart', 'the fiftieth line of a cart', 49, 1],
    ['cart', 'none after it', 3000, 0],
  ])('a list is about the subject of its %s: %s', async (name, _, others, groups) => {
    const unknown = Array.from({ length: others }, (__, index) => `none-${index}`);
    const { productGroups } = await list(
      'landing-page',
      { pageReference: '/' },
      {
        algorithm: 'ALTERNATIVES',
        limit: 1,
        params: { [name]: ['none-0', 'none-0', ...unknown, watch.articleNumber] },
      },
    );
    expect(productGroups).toHaveLength(groups);
  });

  it('products that others viewed beside a product count as its alternatives', async () => {
    for (let shopper = 1; shopper <= 6; shopper += 1) {
      for (const { articleNumber } of [watch, wallet])
        await service().query('product-page', { productKey: articleNumber, ...visitor(shopper) });
    }
    expect(keys(await beside(watch, { algorithm: 'ALTERNATIVES' }))[0]).toBe(wallet.articleNumber);
    const front = { pageReference: '/', ...visitor(1) };
    const viewed = keys(await list('landing-page', front, { algorithm: 'RECENTLY_VIEWED' }));
    expect(viewed.toSorted()).toEqual([watch.articleNumber, wallet.articleNumber].toSorted());
  });

  it('the cart page shows the cart [SEARCH-03]', async () => {
    const { body } = await service().query('cart-page', {
      cart: `${sneaker.skus[0]?.articleNumber ?? ''}|${wallet.articleNumber}`,
    });
    expect(body.cart.map(({ products }: { products: { key: string }[] }) => products[0]?.key)).toEqual([
      sneaker.articleNumber,
      wallet.articleNumber,
    ]);
  });

  it.each(algorithms)('%s responds with groups, or with an invisible list', async (algorithm) => {
    const found = await beside(sneaker, { algorithm, limit: 4 });
    expect(found).toMatchObject({ algorithm, visible: found.productGroups.length > 0 });
    expect(found.productGroups.length).toBeLessThanOrEqual(4);
  });

  it('a category page is its faceted list, newest first; a front page only the requested parts [SEARCH-03]', async () => {
    const category = demo.categories.find(({ categoryId }) => categoryId === 1101);
    const page = (
      await service().query('landing-page', {
        pageReference: `/sv/c/dam/${category?.alias.sv ?? ''}`,
        includeNavigation: 'true',
      })
    ).body;
    expect(page).toMatchObject({
      published: true,
      customData: {},
      recommendationLists: [],
      contentLists: [],
      seo: { pageHeading: category?.name.sv },
    });
    expect(page.primaryList).toMatchObject({ sort: { selected: 'NEWEST_FIRST' } });
    expect(page.primaryList.totalHits).toBeGreaterThan(3);
    expect(page.navigation.breadcrumbs).toHaveLength(3);
    const front = (
      await service().query(
        'landing-page',
        { pageReference: '/' },
        { recommendationLists: [{ id: 'top', algorithm: 'TOP_PRODUCTS', limit: 8 }] },
      )
    ).body;
    expect(front.primaryList).toBeUndefined();
    expect(front.recommendationLists[0].productGroups).toHaveLength(8);
  });

  it('content is found by text and by key, the navigation is the tree of categories [SEARCH-03] [SEARCH-10]', async () => {
    const found = (await service().query('content-search-page', { q: 'öppet köp' })).body;
    expect(found).toMatchObject({
      q: 'öppet köp',
      primaryList: { totalHits: 1, items: [{ key: 'returns', type: 'page', link: '/content/returns' }] },
    });
    // Pages have no date: for any requested order, they come by relevance, and the response reports that.
    for (const sort of ['RELEVANCE', 'NEWEST_FIRST']) {
      const { primaryList } = (await service().query('content-search-page', { q: 'retur', sort })).body;
      expect(primaryList.sort).toEqual({
        selected: 'RELEVANCE',
        options: [{ id: 'RELEVANCE', label: 'Mest relevanta' }],
      });
    }
    const items = (await service().query('content-information', { contentKeys: 'terms|nowhere|about' })).body.items;
    expect(items.map(({ key }: { key: string }) => key)).toEqual(['terms', 'about']);
    const { tree } = (await service().query('navigation-tree')).body;
    expect(tree.children.map(({ label }: { label: string }) => label)).toEqual(['Nyheter', 'Dam', 'Herr', 'Barn']);
    expect(tree.children[1].children[0]).toMatchObject({ type: 'PRODUCT', label: 'Skor' });
  });

  it('[SHOP-8] an entry of the navigation shows the count of its list', async () => {
    interface Place {
      readonly path?: string;
      readonly count: number;
      readonly children: readonly Place[];
    }
    const placesOf = (place: Place): readonly Place[] => [place, ...place.children.flatMap(placesOf)];
    const { tree } = (await service().query('navigation-tree')).body;
    const places = placesOf(tree as Place).filter(({ path }) => path !== undefined);
    expect(places.length).toBeGreaterThan(50);
    const counts: { path: string | undefined; count: number }[] = [];
    for (const place of places) {
      const { data } = await requestApi(service().app, countOf, { url: place.path });
      counts.push({ path: place.path, count: data.products.count });
    }
    expect(places.map(({ path, count }) => ({ path, count }))).toEqual(counts);
  });
});
