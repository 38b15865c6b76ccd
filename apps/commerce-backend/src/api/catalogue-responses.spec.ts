import { exampleFilling } from '../catalogue/testing/open-catalogue.ts';
import { NOW } from '../catalogue/testing/example-catalogue.ts';
import { DAY_MS } from '../platform/time.ts';
import { openApp } from '../testing/open-app.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { testApiKey } from '../testing/test-config.ts';
import { CatalogueResponses } from './catalogue-responses.ts';
import type { GraphqlResponse } from './catalogue-responses.ts';

const bodyOf = (query: string): string => JSON.stringify({ query });
const response = (body: string, status = 200): GraphqlResponse => ({ status, headers: {}, body: Buffer.from(body) });

describe('CatalogueResponses', () => {
  it.each([
    ['a list', '{ products { count } }', true],
    ['a list with its page', 'query list($url: String) { products { count } listPageInfo(url: $url) { name } }', true],
    ['an alias', '{ boots: products { count } }', true],
    ['a cart', '{ getCart(id: "x") { id } }', false],
    ['a list with a cart', '{ products { count } getCart(id: "x") { id } }', false],
    ['a cart called products', '{ products: getCart(id: "x") { id } }', false],
    ['a user', '{ getUser { id } }', false],
    ['the orders of a customer', '{ getOrders { id } }', false],
    ['orders called products', '{ products: getOrders { id } }', false],
    ['an order', '{ getOrder(orderId: 1) { id } }', false],
    ['a list with an order', '{ products { count } getOrder(orderId: 1) { id } }', false],
    ['reviews', '{ reviews(alias: "x") { count } }', false],
    ['a mutation', 'mutation { addToCart(id: "x", item: {}) { id } }', false],
    ['fields of a fragment', '{ ...All } fragment All on Query { products { count } }', false],
    ['two operations', 'query A { products { count } } query B { brands { name } }', false],
    ['no document', '{', false],
  ])('stores responses to queries of the catalogue alone: %s', (_name, query, expected) => {
    const responses = new CatalogueResponses(() => 0);
    expect(responses.accepts('key', bodyOf(query))).toBe(expected);
  });

  it.each([['[1]'], ['{'], ['{"query":1}'], [bodyOf(`{ products { count } } # ${'x'.repeat(16_384)}`)]])(
    'does not store the response to the request %#',
    (body) => {
      expect(new CatalogueResponses(() => 0).accepts('key', body)).toBe(false);
    },
  );

  it('executes equal requests once until the catalogue, its stock or ten seconds have changed', async () => {
    let now = 0;
    let made = 0;
    const stock = { revision: 1 };
    const catalogue = { columns: { stock } };
    const responses = new CatalogueResponses(() => now);
    const text = async (key: string, of = catalogue) =>
      (await responses.of(key, of, async () => response(String((made += 1))))).body.toString();
    expect(await Promise.all([text('a'), text('a'), text('b')])).toEqual(['1', '1', '2']);
    now = 9999;
    expect(await text('a')).toBe('1');
    stock.revision = 2;
    expect(await text('a')).toBe('3');
    expect(await text('a', { columns: { stock } })).toBe('4');
    now = 19_999;
    expect(await text('a', catalogue)).toBe('5');
    now = 0;
    expect(await text('a', catalogue)).toBe('6');
  });

  it.each([
    ['with errors', async () => response('{"errors":[],"data":null}')],
    ['that is no success', async () => response('{"data":{}}', 503)],
    [
      'that failed',
      async () => {
        throw new Error('unreachable');
      },
    ],
  ])('does not store a response %s', async (_name, make) => {
    const responses = new CatalogueResponses(() => 0);
    const catalogue = { columns: { stock: { revision: 1 } } };
    await responses.of('key', catalogue, make).catch(() => undefined);
    const after = await responses.of('key', catalogue, async () => response('{"data":{}}'));
    expect(after.body.toString()).toBe('{"data":{}}');
  });
});

describe('stored responses of the server', () => {
  let now = NOW;
  const opened = openForSuite(() => openApp({ filling: exampleFilling, now: () => now }));

  const idsOf = async (headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await opened().app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': testApiKey, 'content-type': 'application/json', ...headers },
      payload: bodyOf('{ products(filter: { sort: LATEST }) { products { productId } } }'),
    });
    const { data } = JSON.parse(body) as { data: { products: { products: { productId: number }[] } } };
    return { ids: data.products.products.map(({ productId }) => productId), requestId: sent['x-request-id'] };
  };

  it('shows a product at most ten seconds after it has arrived, and at once with a token or a key', async () => {
    now = new Date(NOW.getTime() + 7 * DAY_MS - 1000);
    const before = await idsOf();
    expect(before.ids).not.toContain(5);
    now = new Date(now.getTime() + 5000);
    const stored = await idsOf();
    expect(stored.ids).toEqual(before.ids);
    expect(stored.requestId).not.toBe(before.requestId);
    expect((await idsOf({ authorization: 'Bearer x' })).ids).toContain(5);
    expect((await idsOf({ 'x-idempotency-key': 'x' })).ids).toContain(5);
    now = new Date(now.getTime() + 5000);
    expect((await idsOf()).ids).toContain(5);
  });
});
