import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverAudits } from 'graphql-http';
import { buildApp } from './app.ts';
import type { Database } from '../platform/database/database.ts';
import { memoryDatabase } from '../platform/database/testing/test-databases.ts';
import { makeConfig, testApiKey } from '../testing/test-config.ts';

let db: Database;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  ({ db } = await memoryDatabase.open());
  // The audit queries a type of the schema, which only a development server allows.
  app = buildApp({ db, config: makeConfig({ development: true }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

/** `fetch` with the shop's key, as every client of this API sends it. */
const fetchFn = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-apikey': testApiKey } });

const post = (body: string, headers: Record<string, string>): Promise<Response> =>
  fetchFn(url, { method: 'POST', body, headers: { accept: 'application/graphql-response+json', ...headers } });

describe('GraphQL over HTTP [API-01]', () => {
  // The audit reads its address when it is made, so the address is found out only when an audit fetches.
  const audits = serverAudits({
    url: 'http://unknown/graphql',
    fetchFn: (address: string, init: RequestInit) => fetchFn(address.replace('http://unknown/graphql', url), init),
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    if (result.status === 'ok') return;
    throw new Error(`${result.reason}\n${await result.response.clone().text()}`);
  });

  it('runs a query by GET', async () => {
    const response = await fetchFn(`${url}?query=${encodeURIComponent('{ channels { id } }')}`);
    expect(await response.json()).toEqual({ data: { channels: [{ id: '1|dk' }] } });
  });

  it('executes no mutation by GET', async () => {
    const mutation = 'mutation { setCartPromoCode(id: "x", promoCode: "") { id } }';
    expect((await fetchFn(`${url}?query=${encodeURIComponent(mutation)}`)).status).toBe(405);
  });

  it('runs the operation in operationName, and rejects an unknown one', async () => {
    const query = 'query A { channels { id } } query B { channel { name } }';
    const named = await post(JSON.stringify({ query, operationName: 'B' }), { 'content-type': 'application/json' });
    expect(await named.json()).toEqual({ data: { channel: { name: 'Lyng' } } });
    const missing = await post(JSON.stringify({ query, operationName: 'C' }), { 'content-type': 'application/json' });
    expect((await missing.json()) as object).toHaveProperty('errors');
  });

  it.each([
    { type: 'text/plain', body: '{"query":"{ channels { id } }"}' },
    { type: 'application/x-www-form-urlencoded', body: 'query=%7B%20channels%20%7B%20id%20%7D%20%7D' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{ channels { id } }"}\r\n--x--',
    },
    { type: 'application/graphql', body: '{ channels { id } }' },
  ])('does not read $type, which a foreign page could post without a preflight', async ({ type, body }) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.text()).not.toContain('1|dk');
  });

  it.each([
    { name: 'nothing', body: '' },
    { name: 'no query', body: '{}' },
    { name: 'a query that is a number', body: '{"query":123}' },
    { name: 'a list of operations', body: '[{"query":"{ channels { id } }"},{"query":"{ channels { id } }"}]' },
    { name: 'broken JSON', body: '{"query":' },
  ])('returns 400 for a body with $name', async ({ body }) => {
    expect((await post(body, { 'content-type': 'application/json' })).status).toBe(400);
  });

  it('returns 413 for more than a quarter of a megabyte', async () => {
    const body = JSON.stringify({ query: '{ channels { id } }', variables: { text: 'x'.repeat(300_000) } });
    expect((await post(body, { 'content-type': 'application/json' })).status).toBe(413);
  });
});

describe('the key', () => {
  it.each([
    { name: 'missing', key: undefined },
    { name: 'wrong', key: 'guess' },
    { name: 'empty', key: '' },
  ])('is rejected when it is $name', async ({ key }) => {
    const response = await fetch(url, {
      method: 'POST',
      body: '{"query":"{ channels { id } }"}',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'X-ApiKey': key }) },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ errors: [expect.objectContaining({ extensions: { code: 'API_KEY' } })] });
  });
});
