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
    { type: 'application/graphql', body: '{ channels { id } }' },
  ])('does not read $type, which a foreign page could post without a preflight', async ({ type, body }) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.text()).not.toContain('1|dk');
  });

  describe('sent as a form', () => {
    const operations = JSON.stringify({ query: '{ channels { id } }' });
    type Parts = Readonly<Record<string, string | Blob>>;
    const form = (parts: Parts): FormData => {
      const data = new FormData();
      for (const [name, value] of Object.entries(parts)) data.append(name, value);
      return data;
    };
    const send = (parts: Parts, init: RequestInit = {}): Promise<Response> =>
      fetchFn(url, { method: 'POST', body: form(parts), ...init });

    it.each<{ name: string; parts: Parts }>([
      { name: 'without a map', parts: { operations } },
      { name: 'with an empty map', parts: { operations, map: '{}' } },
    ])('is executed $name', async ({ parts }) => {
      const response = await send(parts);
      expect([response.status, await response.json()]).toEqual([200, { data: { channels: [{ id: '1|dk' }] } }]);
    });

    const file = new Blob(['a'], { type: 'image/png' });
    it.each<readonly [string, Parts, string]>([
      ['with a file', { operations, map: '{"0":["variables.file"]}', '0': file }, 'UPLOAD_NOT_SUPPORTED'],
      ['with a file that the map lacks', { operations, map: '{}', '0': file }, 'UPLOAD_NOT_SUPPORTED'],
      ['with a file that is missing', { operations, map: '{"0":["variables.file"]}' }, 'UPLOAD_NOT_SUPPORTED'],
      ['without operations', { map: '{}' }, 'MULTIPART_MALFORMED'],
      ['with a list of operations', { operations: `[${operations}]` }, 'MULTIPART_MALFORMED'],
      ['with broken operations', { operations: '{"query":' }, 'MULTIPART_MALFORMED'],
      ['with operations in a file', { operations: new Blob([operations]) }, 'MULTIPART_MALFORMED'],
      ['with a map that is a list', { operations, map: '[]' }, 'MULTIPART_MALFORMED'],
      ['with a broken map', { operations, map: '{' }, 'MULTIPART_MALFORMED'],
    ])('is rejected %s', async (_name, parts, code) => {
      const response = await send(parts);
      expect([response.status, await response.json()]).toEqual([
        400,
        { errors: [{ message: expect.any(String), extensions: { code } }] },
      ]);
    });

    it('is rejected when it is not a form', async () => {
      const response = await post('--y\r\n', { 'content-type': 'multipart/form-data; boundary=x' });
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'MULTIPART_MALFORMED' } }] });
    });

    it('is rejected without the key, which a foreign page could not send without a preflight', async () => {
      const response = await fetch(url, { method: 'POST', body: form({ operations }) });
      expect([response.status, await response.json()]).toEqual([
        401,
        { errors: [expect.objectContaining({ extensions: { code: 'API_KEY' } })] },
      ]);
    });

    it('has a quarter of a megabyte at most', async () => {
      expect((await send({ operations, '0': new Blob(['x'.repeat(300_000)]) })).status).toBe(413);
    });
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
