import { loadCatalogue } from '../catalogue/load/load-catalogue.ts';
import { inEvery, makeCatalogue, makeSourceProduct } from '../catalogue/testing/make-catalogue.ts';
import { makeAccount } from '../people/auth/testing/make-account.ts';
import type { Filling } from '../platform/database/testing/filling.ts';
import { indexLoadedCatalogue } from '../search/indexing/index-catalogue.ts';
import { openApp } from '../testing/open-app.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { requestApi } from '../testing/request-api.ts';
import { makeConfig, testApiKey } from '../testing/test-config.ts';

const NOW = new Date('2026-03-02T10:00:00Z');

/** The address and number of the product that only members see; its name has a word more. */
const CANARY = 'zanzibar';
const NAME = `${CANARY} quagga`;
const HIDDEN = 3;
const hiddenSku = HIDDEN * 10 + 1;

const filling: Filling = {
  name: 'products-for-members',
  fill: async (db) => {
    const forMembers = {
      isForMembers: true,
      alias: inEvery(CANARY),
      name: inEvery(NAME),
      articleNumber: CANARY,
      variantGroupId: 1,
    };
    const products = [makeSourceProduct(1), makeSourceProduct(2), makeSourceProduct(HIDDEN, forMembers)];
    await loadCatalogue(db, makeCatalogue(products), { seededAt: NOW });
    await indexLoadedCatalogue(db);
  },
};

type Headers = Readonly<Record<string, string>>;

const opened = openForSuite(() => openApp({ filling, now: () => NOW }));
let member: Headers;
let customer: Headers;

beforeAll(async () => {
  const backend = { db: opened().db, config: makeConfig(), now: () => NOW };
  member = (await makeAccount(backend, { memberId: 7, memberType: 'Member' })).bearer;
  customer = (await makeAccount(backend)).bearer;
});

const request = (document: string, headers: Headers = {}) => requestApi(opened().app, document, {}, { ...headers });

const addHidden = `mutation { addToCart(id: "", item: { skuId: ${hiddenSku}, quantity: 1 }) { items { product { name } } } }`;

describe('a product for members', () => {
  it('is shown and sold to a member [ROUTE-19]', async () => {
    const shown = await request(`{ product(alias: "${CANARY}") { name } membersProducts { name } }`, member);
    expect(shown.data).toEqual({ product: { name: NAME }, membersProducts: [{ name: NAME }] });
    const { data } = await request(addHidden, member);
    expect(data.addToCart.items).toEqual([{ product: { name: NAME } }]);
  });

  it.each<[string, () => Headers]>([
    ['a guest', () => ({})],
    ['a customer', () => customer],
    ['somebody with a token that is not valid', () => ({ authorization: 'Bearer no.such.token' })],
  ])('does not exist for %s, also after a member has seen it [ROUTE-19]', async (_who, headers) => {
    await request(`{ product(alias: "${CANARY}") { name } }`, member);
    const shown = await request(
      `{ byAlias: product(alias: "${CANARY}") { name } byId: product(productId: ${HIDDEN}) { name } membersProducts { name }
        all: products { count products { name } } byText: products(filter: { searchText: "${CANARY}" }) { products { name } }
        byIds: products(filter: { productIds: [${HIDDEN}] }) { products { name } }
        byFacet: products(filter: { facets: ["a_${CANARY}"] }) { products { name } }
        related: relatedProducts(alias: "${CANARY}") { name }
        reviews(alias: "${CANARY}") { count } variants: product(productId: 1) { variantGroup { variants { name } } } }`,
      headers(),
    );
    expect(shown.data).toMatchObject({
      byAlias: null,
      byId: null,
      membersProducts: [],
      all: { count: 2 },
      byIds: { products: [] },
      reviews: null,
      variants: { variantGroup: { variants: [{ name: 'Product 1' }] } },
      related: [],
    });
    expect(JSON.stringify(shown.data)).not.toContain('quagga');
    const { errors } = await request(addHidden, headers());
    expect(errors).toMatchObject([{ extensions: { code: 'UnknownSku' } }]);
    const alert = await request(
      `mutation { monitorProductAvailability(email: "a@example.com", skuId: ${hiddenSku}) }`,
      headers(),
    );
    expect(alert.errors).toMatchObject([{ extensions: { code: 'UnknownSku' } }]);
  });

  it('is in no list and no count, also for a member', async () => {
    const { data } = await request(`{ products { count products { name } } }`, member);
    expect(data.products.count).toBe(2);
    expect(JSON.stringify(data)).not.toContain('quagga');
  });

  it.each([
    ['search-page', `q=${CANARY}`],
    ['search-page', 'q=quaga'],
    ['autocomplete', 'q=quag'],
    ['product-page', `productKey=${CANARY}`],
    ['landing-page', 'pageReference=%2Fshoes'],
  ])('is in no result of the search service: %s?%s', async (name, parameters) => {
    const keys =
      'customerKey=11111111-1111-4111-8111-000000000001&sessionKey=22222222-2222-4222-8222-000000000001&market=dk&locale=da-DK&touchpoint=desktop';
    const response = await opened().app.inject({
      method: 'POST',
      url: `/api/storefront/v3/queries/${name}?${keys}&${parameters}`,
      headers: { 'x-apikey': testApiKey, 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('quagga');
  });
});
