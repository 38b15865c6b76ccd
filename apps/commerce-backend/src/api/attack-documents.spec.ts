import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { openApp } from '../testing/open-app.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { requestApi } from '../testing/request-api.ts';
import { makeConfig } from '../testing/test-config.ts';

const opened = openForSuite(() => openApp());

const repeat = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

const menu = (depth: number): string => (depth === 0 ? '{ id }' : `{ id children ${menu(depth - 1)} }`);

const doubling = (levels: number): string =>
  `query { products { products { ...F0 } } } ${repeat(levels, (level) => `fragment F${level} on ProductType { productId ...F${level + 1} ...F${level + 1} }`)} fragment F${levels} on ProductType { productId }`;

/** Documents that request much with little text. */
const attacks: readonly (readonly [name: string, document: string])[] = [
  ['a menu 20 levels deep', `{ getMenuAtLocation(menuLocationId: "main") { menuItems ${menu(20)} } }`],
  ['20 aliases of the product list', `{ ${repeat(20, (index) => `a${index}: products(take: 200) { count }`)} }`],
  ['10,000 fields', `{ channels { ${repeat(10_000, () => 'id')} } }`],
  ['60 directives', `{ channels { id ${repeat(60, () => '@include(if: true)')} } }`],
  [
    'a fragment that spreads itself',
    '{ channels { ...A } } fragment A on ChannelType { ...B } fragment B on ChannelType { ...A }',
  ],
  ['18 fragments that double', doubling(18)],
  [
    'every part of the longest pages of products, five times',
    `query ($take: Int) { ${repeat(5, (index) => `p${index}: products(take: $take) { products { ${repeat(12, (part) => `skus { skuId stock { inStock } } v${index}${part}: name`)} variantGroup { variants { name } } } }`)} }`,
  ],
  [
    'every part of all orders of a customer, five times',
    `{ ${repeat(5, (index) => `o${index}: getOrders { id status cart { id items { ${repeat(30, () => 'id product { name }')} } } }`)} }`,
  ],
  [
    'five mutations',
    `mutation { ${repeat(5, (index) => `m${index}: setCartPromoCode(id: "x", promoCode: "GUESS${index}") { id }`)} }`,
  ],
  ['the schema', '{ __schema { types { name fields { name type { name ofType { name } } } } } }'],
  ['the schema of one type', '{ __type(name: "ProductType") { fields { name } } }'],
  ['@defer', '{ channels { ... @defer { id } } }'],
];

describe('a document that requests too much', () => {
  it.each(attacks)('is rejected without data: %s', async (_name, document) => {
    const { data, errors } = await requestApi(opened().app, document);
    expect(data ?? null).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('a mistake in a document', () => {
  it('does not reveal names of the schema', async () => {
    const { errors } = await requestApi(opened().app, '{ chanels { id } }');
    expect(errors.map(({ message }) => message)).toEqual([expect.not.stringContaining('Did you mean')]);
  });

  it('may be helped in development', async () => {
    const helpful = buildApp({ db: opened().db, config: makeConfig({ development: true }) });
    const { errors } = await requestApi(helpful, '{ chanels { id } }');
    expect(errors[0]?.message).toContain('Did you mean');
    expect((await requestApi(helpful, '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    await helpful.close();
  });

  it.each([
    ['a number beyond 32 bits', 'query ($take: Int) { products(take: $take) { count } }', { take: 2_147_483_648 }],
    ['an invalid Guid', 'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id } }', { id: "1' or 1=1" }],
  ])('in a variable is an error of the caller: %s', async (_name, document, variables) => {
    const { data, errors } = await requestApi(opened().app, document, variables);
    expect(data ?? null).toBeNull();
    expect(errors[0]?.extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
  });
});

describe('a resolver that fails', () => {
  it('gives the caller only the id of the request, and reports the error on the server', async () => {
    const reported: unknown[] = [];
    const { db: broken } = await anyDatabase().open();
    await sql`drop schema public cascade`.execute(broken);
    const failing = buildApp({
      db: broken,
      config: makeConfig(),
      report: (error, requestId) => reported.push([error, requestId]),
    });
    const response = await failing.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': 'spec-key' },
      payload: { query: '{ products { count } }' },
    });
    expect(response.json()).toEqual({
      data: { products: null },
      errors: [
        {
          message: 'Unexpected error.',
          path: ['products'],
          locations: expect.anything(),
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: response.headers['x-request-id'] },
        },
      ],
    });
    expect(response.body).not.toMatch(/relation|select|\.ts:/);
    expect(reported).toEqual([
      [
        expect.objectContaining({ message: expect.stringMatching(/relation .* does not exist/) }),
        response.headers['x-request-id'],
      ],
    ]);
    await failing.close();
    await broken.destroy();
  });
});
