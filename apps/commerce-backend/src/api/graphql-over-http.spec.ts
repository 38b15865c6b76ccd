import { createHash } from 'node:crypto';
import { serverAudits } from 'graphql-http';
import { openApp } from '../testing/open-app.ts';
import { openForSuite } from '../testing/open-for-suite.ts';
import { testApiKey } from '../testing/test-config.ts';

let url: string;
const opened = openForSuite(() => openApp({ config: { development: true } }));

// The audit queries a type of the schema, which only a development server allows.
beforeAll(async () => {
  url = `${await opened().app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
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

  it('runs the operation in operationName, and rejects an unknown one', async () => {
    const query = 'query A { channels { id } } query B { channel { name } }';
    const named = await post(JSON.stringify({ query, operationName: 'B' }), { 'content-type': 'application/json' });
    expect(await named.json()).toEqual({ data: { channel: { name: 'Lyng' } } });
    const missing = await post(JSON.stringify({ query, operationName: 'C' }), { 'content-type': 'application/json' });
    expect((await missing.json()) as object).toHaveProperty('errors');
  });

  it('runs a query by its hash once it has its text [API-04]', async () => {
    const query = '{ channels { id } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const send = async (request: object) => {
      const body = JSON.stringify({ ...request, extensions: { persistedQuery: { version: 1, sha256Hash } } });
      const response = await post(body, { 'content-type': 'application/json' });
      return [response.status, await response.json()];
    };
    const error = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
    const data = { channels: [{ id: '1|dk' }] };
    expect(await send({})).toEqual([200, { errors: [error] }]);
    expect(await send({ query })).toEqual([200, { data }]);
    expect(await send({})).toEqual([200, { data }]);
  });

  it.each([
    { type: 'text/plain', body: '{"query":"{ channels { id } }"}' },
    { type: 'application/x-www-form-urlencoded', body: 'query=%7B%20channels%20%7B%20id%20%7D%20%7D' },
    { type: 'multipart/form-data; boundary=x', body: '--x\r\n' },
    { type: 'application/graphql', body: '{ channels { id } }' },
  ])('does not read $type, which a foreign page could post without a preflight', async ({ type, body }) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.text()).not.toContain('1|dk');
  });

  it.each([
    { name: 'nothing', body: '' },
    { name: 'a list of operations', body: '[{"query":"{ channels { id } }"},{"query":"{ channels { id } }"}]' },
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
