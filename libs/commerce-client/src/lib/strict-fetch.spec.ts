import { strictFetch } from './transport.ts';

const respondWith =
  (body: string, init: ResponseInit = {}): typeof fetch =>
  async () =>
    new Response(init.status === 204 || init.status === 304 ? null : body, {
      headers: { 'content-type': 'application/json' },
      ...init,
    });

const failureOf = async (fetch: typeof globalThis.fetch): Promise<unknown> => {
  const result = await strictFetch(fetch, 'http://api.test/graphql');
  return result.ok ? 'accepted' : result.error;
};

describe('a response of the commerce API', () => {
  const graphqlType = { headers: { 'content-type': 'application/graphql-response+json' } };

  it.each([
    ['data', '{"data":{"a":1}}', {}, 'accepted'],
    ['data null', '{"data":null}', {}, 'accepted'],
    ['errors', '{"errors":[{"message":"no"}]}', {}, 'accepted'],
    ['an HTML page', '<!doctype html><p>hello', { headers: { 'content-type': 'text/html' } }, { kind: 'malformed' }],
    ['nothing', '', {}, { kind: 'malformed' }],
    ['{}', '{}', {}, { kind: 'malformed' }],
    ['null', 'null', {}, { kind: 'malformed' }],
    ['a list', '[]', {}, { kind: 'malformed' }],
    ['errors null', '{"errors":null}', {}, { kind: 'malformed' }],
    ['no errors in errors', '{"errors":[]}', {}, { kind: 'malformed' }],
    ['a number', '1', {}, { kind: 'malformed' }],
    ['a cut body', '{"data":{"a":', {}, { kind: 'malformed' }],
    ['more than 4,000,000 bytes', `{"data":"${'a'.repeat(4_000_000)}"}`, {}, { kind: 'malformed' }],
    ['status 204', '', { status: 204 }, { kind: 'malformed' }],
    ['status 302', '', { status: 302, headers: { location: 'http://evil.test' } }, { kind: 'refused', status: 302 }],
    ['status 304', '', { status: 304 }, { kind: 'refused', status: 304 }],
    ['status 400 with errors', '{"errors":[{}]}', { status: 400, ...graphqlType }, { kind: 'refused', status: 400 }],
    ['status 500 with data', '{"data":{"a":1}}', { status: 500, ...graphqlType }, { kind: 'refused', status: 500 }],
    ['status 502 with HTML', '<html>', { status: 502 }, { kind: 'refused', status: 502 }],
  ] as const)('%s is read as specified [API-06]', async (_name, body, init, expected) => {
    expect(await failureOf(respondWith(body, init))).toEqual(expected);
  });

  it('that never comes is unreachable', async () => {
    expect(await failureOf(() => Promise.reject(new TypeError('fetch failed')))).toEqual({
      kind: 'unreachable',
    });
  });

  it('that breaks off in the middle is unreachable', async () => {
    const torn = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    expect(await failureOf(async () => new Response(torn))).toEqual({ kind: 'unreachable' });
  });

  it('is never followed to another address', async () => {
    const seen: RequestInit[] = [];
    await failureOf(async (_input, init) => {
      seen.push(init ?? {});
      return new Response('{"data":{}}');
    });
    expect(seen[0]?.redirect).toBe('manual');
  });
});
