import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import type { Database } from '../platform/database/database.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import { requestApi } from '../testing/request-api.ts';
import { makeConfig } from '../testing/test-config.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  ({ db } = await anyDatabase().open());
  app = buildApp({ db, config: makeConfig() });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const repeat = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

const menu = (depth: number): string => (depth === 0 ? '{ id }' : `{ id children ${menu(depth - 1)} }`);

const doubling = (levels: number): string =>
  `query { products { products { ...F0 } } } ${repeat(levels, (level) => `fragment F${level} on ProductType { productId ...F${level + 1} ...F${level + 1} }`)} fragment F${levels} on ProductType { productId }`;

/** Documents that request much with little text. */
const attacks = [
  {
    name: 'a menu 20 levels deep',
    document: `{ getMenuAtLocation(menuLocationId: "main") { menuItems ${menu(20)} } }`,
  },
  {
    name: 'a menu 300 levels deep',
    document: `{ getMenuAtLocation(menuLocationId: "main") { menuItems ${menu(300)} } }`,
  },
  {
    name: '1000 aliases of the product list',
    document: `{ ${repeat(1000, (index) => `a${index}: products(take: 200) { count }`)} }`,
  },
  {
    name: '20 aliases of the product list',
    document: `{ ${repeat(20, (index) => `a${index}: products(take: 200) { count }`)} }`,
  },
  { name: '10,000 fields', document: `{ channels { ${repeat(10_000, () => 'id')} } }` },
  {
    name: '12,000 directives on one field',
    document: `{ channels { id ${repeat(12_000, () => '@include(if: true)')} } }`,
  },
  { name: '60 directives', document: `{ channels { id ${repeat(60, () => '@include(if: true)')} } }` },
  {
    name: 'a fragment that spreads itself',
    document: '{ channels { ...A } } fragment A on ChannelType { ...B } fragment B on ChannelType { ...A }',
  },
  { name: '18 fragments that double', document: doubling(18) },
  { name: '60 fragments that double', document: doubling(60) },
  {
    name: 'every part of the longest pages of products, five times',
    document: `query ($take: Int) { ${repeat(5, (index) => `p${index}: products(take: $take) { products { ${repeat(12, (part) => `skus { skuId stock { inStock } } v${index}${part}: name`)} variantGroup { variants { name } } } }`)} }`,
  },
  {
    name: 'every part of all orders of a customer, five times',
    document: `{ ${repeat(5, (index) => `o${index}: getOrders { id status cart { id items { ${repeat(30, () => 'id product { name }')} } } }`)} }`,
  },
  {
    name: '30 aliases of one mutation',
    document: `mutation { ${repeat(30, (index) => `m${index}: setCartPromoCode(id: "x", promoCode: "GUESS${index}") { id }`)} }`,
  },
  {
    name: 'five mutations',
    document: `mutation { ${repeat(5, (index) => `m${index}: setCartPromoCode(id: "x", promoCode: "GUESS${index}") { id }`)} }`,
  },
  { name: 'the schema', document: '{ __schema { types { name fields { name type { name ofType { name } } } } } }' },
  { name: 'the schema of one type', document: '{ __type(name: "ProductType") { fields { name } } }' },
  { name: '@defer', document: '{ channels { ... @defer { id } } }' },
];

describe('a document that requests too much', () => {
  it.each(attacks)('is rejected without data: $name', async ({ document }) => {
    const { data, errors } = await requestApi(app, document);
    expect(data ?? null).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('a mistake in a document', () => {
  it('does not reveal names of the schema', async () => {
    const { errors } = await requestApi(app, '{ chanels { id } }');
    expect(errors.map(({ message }) => message)).toEqual([expect.not.stringContaining('Did you mean')]);
  });

  it('may be helped in development', async () => {
    const helpful = buildApp({ db, config: makeConfig({ development: true }) });
    const { errors } = await requestApi(helpful, '{ chanels { id } }');
    expect(errors[0]?.message).toContain('Did you mean');
    expect((await requestApi(helpful, '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    await helpful.close();
  });

  it.each([
    {
      name: 'a number beyond 32 bits',
      document: 'query ($take: Int) { products(take: $take) { count } }',
      variables: { take: 2_147_483_648 },
    },
    {
      name: 'an object for an id',
      document: 'query ($id: Int) { product(productId: $id) { name } }',
      variables: { id: { $ne: null } },
    },
    {
      name: 'a text for a number',
      document: 'query ($take: Int) { products(take: $take) { count } }',
      variables: { take: '5' },
    },
    {
      name: 'an unknown sort',
      document: 'query ($filter: FilterInputType) { products(filter: $filter) { count } }',
      variables: { filter: { sort: 'DROP' } },
    },
    {
      name: 'an invalid Guid',
      document: 'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id } }',
      variables: { id: "1' or 1=1" },
    },
  ])('in a variable is an error of the caller: $name', async ({ document, variables }) => {
    const { data, errors } = await requestApi(app, document, variables);
    expect(data ?? null).toBeNull();
    expect(errors[0]?.extensions?.['code']).not.toBe('INTERNAL_SERVER_ERROR');
  });

  it('ignores variables that the operation does not declare', async () => {
    const { data } = await requestApi(app, '{ channel { id } }', {
      channelId: '1|dk',
      languageId: 'da-DK',
      marketId: 'dk',
    });
    expect(data).toEqual({ channel: { id: '1|dk' } });
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
