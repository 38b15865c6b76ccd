import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { createApolloGateway } from './apollo-gateway.ts';
import { createFetchGateway } from './fetch-gateway.ts';
import { makeDocument } from './testing/make-document.ts';
import { serve } from './testing/serve.ts';
import type { TransportOptions } from './transport.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly operationName: string;
    readonly query?: string;
    readonly extensions?: { readonly persistedQuery: { readonly version: number; readonly sha256Hash: string } };
    readonly variables: Record<string, unknown>;
  };
}

const channelQuery = makeDocument<{ channel: { id: string } }, { channelId?: string }>(
  'query channel($channelId: String) { channel(channelId: $channelId) { id } }',
);
interface CartData {
  id: string;
  promoCode: string;
}
const cartQuery = makeDocument<{ getCart: CartData }, { id: string; cartMarketAlias?: string }>(
  'query getCart($id: String, $channelId: String, $languageId: String, $cartMarketAlias: String) { getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $cartMarketAlias) { id promoCode } }',
);
const promoMutation = makeDocument<{ setCartPromoCode: CartData }, CartData>(
  'mutation setCartPromoCode($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { id promoCode } }',
);
const site = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' };
const common = { apiKey: 'public-id', site, newId: () => 'fresh-key' };
const channel = { data: { channel: { __typename: 'ChannelType', id: '1|dk' } } };
const cartOf = (promoCode = '', id = 'c1') => ({ getCart: { __typename: 'CartType', id, promoCode } });
const promo = { id: 'c1', promoCode: 'sommer' };

describe.each([
  ['Apollo Client', createApolloGateway],
  ['fetch', createFetchGateway],
])('the gateway over HTTP, by %s', (_name, createGateway) => {
  let origin: string;
  let received: Received[];
  let respond: (request: Received) => unknown;
  let status: number;

  beforeAll(async () => {
    origin = await serve((request, response) => {
      void json(request).then((body) => {
        const { method = '', url: path = '', headers } = request;
        const entry: Received = { method, path, headers, body: body as Received['body'] };
        received.push(entry);
        const text = JSON.stringify(respond(entry));
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
  });
  beforeEach(() => {
    received = [];
    status = 200;
  });

  const gateway = (
    token?: string,
    path = '/graphql',
    fakeFetch: typeof fetch = fetch,
    options: Partial<TransportOptions> = {},
  ) =>
    createGateway({
      ...common,
      ...options,
      url: origin + path,
      fetch: fakeFetch,
      token: () => token,
    });

  it('posts operation name, variables and query to the configured address [API-01]', async () => {
    respond = () => channel;
    const result = await gateway(undefined, '/api/shop').query(channelQuery, {});
    expect(result).toEqual({ ok: true, value: channel.data });
    const body = { operationName: 'channel', variables: { channelId: '1|dk' } };
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/shop', body });
    expect(received[0]?.body.query).toContain('query channel');
  });

  it('names itself, and the shopper only when signed in [API-02]', async () => {
    respond = () => channel;
    for (const token of [undefined, 'a.b.c']) {
      await gateway(token).query(channelQuery, {});
      const { headers = {} } = received.at(-1) ?? {};
      expect(headers['x-api-key'] ?? headers['x-apikey']).toBe('public-id');
      expect(headers.authorization).toBe(token && 'Bearer a.b.c');
    }
  });

  it('adds channel, language and market only where the operation declares them [API-03]', async () => {
    respond = () => ({ data: cartOf() });
    await gateway().query(cartQuery, { id: 'c1', cartMarketAlias: 'se' });
    const variables = { id: 'c1', cartMarketAlias: 'se', channelId: '1|dk', languageId: 'da-DK' };
    expect(received[0]?.body.variables).toEqual(variables);
  });

  it('caches the fields of a fragment, also of data that does not name its types', async () => {
    const query = makeDocument<{ getCart: { id: string; items: readonly { quantity: number }[] } }, { id: string }>(
      'query getCart($id: String) { getCart(id: $id) { ...cart } } fragment cart on CartType { id items { ...item } } fragment item on CartItemType { quantity }',
    );
    const cart = { getCart: { id: 'c1', items: [{ quantity: 2 }] } };
    const commerce = gateway();
    const seen: unknown[] = [];
    commerce.write(query, { id: 'c1' }, cart);
    expect(commerce.read(query, { id: 'c1' })).toEqual(cart);
    const stop = commerce.watch(query, { id: 'c1' }, (data) => seen.push(data));
    respond = () => ({ data: { getCart: { id: 'c1', items: [{ quantity: 3 }] } } });
    await commerce.query(query, { id: 'c1' }, { fetchPolicy: 'network-only' });
    await new Promise(setImmediate);
    expect(seen).toEqual([{ getCart: { id: 'c1', items: [{ quantity: 3 }] } }]);
    stop();
  });

  it("sends the intent's own key with a mutation, or a fresh one", async () => {
    respond = () => ({ data: { setCartPromoCode: cartOf('SOMMER').getCart } });
    const commerce = gateway();
    const result = await commerce.mutate(promoMutation, promo, { idempotencyKey: 'intent-7' });
    await commerce.mutate(promoMutation, promo);
    expect(result).toMatchObject({ ok: true, value: { setCartPromoCode: { promoCode: 'SOMMER' } } });
    expect(received.map(({ headers }) => headers['x-idempotency-key'])).toEqual(['intent-7', 'fresh-key']);
  });

  it('serves a query from the cache by default, requests it again, or does not cache it, by its policy [API-05]', async () => {
    const codes = ['A', 'B', 'C'];
    respond = () => ({ data: cartOf(codes.shift()) });
    const commerce = gateway();
    const seen: (string | undefined)[] = [];
    const codeOf = async (fetchPolicy?: 'network-only' | 'no-cache') => {
      const result = await commerce.query(cartQuery, { id: 'c1' }, fetchPolicy && { fetchPolicy });
      return result.ok && result.value.getCart.promoCode;
    };
    expect([await codeOf('no-cache'), commerce.read(cartQuery, { id: 'c1' })]).toEqual(['A', undefined]);
    const stop = commerce.watch(cartQuery, { id: 'c1' }, (data) => seen.push(data?.getCart.promoCode));
    const shown = [await codeOf(), await codeOf(), await codeOf('network-only'), await codeOf()];
    expect([shown.join(''), seen.at(-1), received.length]).toEqual(['BBCC', 'C', 3]);
    commerce.write(cartQuery, { id: 'c1' }, cartOf('D'));
    stop();
    expect([seen.at(-1), commerce.read(cartQuery, { id: 'c1' })?.getCart.promoCode]).toEqual(['D', 'D']);
  });

  it.each([
    ['no data', { data: null }, 'malformed'],
    ['a list for an object', { data: { channel: 'dk' } }, 'malformed'],
    ['a missing field', { data: {} }, 'malformed'],
    ['errors beside data', { errors: [{}], data: { channel: { id: '1|dk' } } }, 'rejected'],
  ])('reads a response with %s as a failure, and caches nothing', async (_what, body, kind) => {
    respond = () => body;
    const commerce = gateway();
    expect(await commerce.query(channelQuery, {})).toMatchObject({ ok: false, error: { kind } });
    expect(commerce.read(channelQuery, {})).toBeUndefined();
  });

  it('cancels queries and mutations that time out', async () => {
    /** A connection that is dead. */
    const silent: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const commerce = gateway(undefined, '', silent, { timeoutMs: 1 });
    const unreachable = { ok: false, error: { kind: 'unreachable' } };
    expect(await commerce.query(channelQuery, {})).toEqual(unreachable);
    expect(await commerce.query(channelQuery, {}, { signal: new AbortController().signal })).toEqual(unreachable);
    expect(await commerce.mutate(promoMutation, promo)).toEqual(unreachable);
  });

  it('sends the request where a browser cannot combine the timeout with the caller’s signal', async () => {
    respond = () => channel;
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      const commerce = gateway(undefined, '', fetch, { timeoutMs: 60_000 });
      expect(await commerce.query(channelQuery, {}, { signal: new AbortController().signal })).toMatchObject({
        ok: true,
      });
    } finally {
      Object.assign(AbortSignal, { any });
    }
  });

  it('completes a mutation when the page is left at once, and cancels a query', async () => {
    const keepalives: (boolean | undefined)[] = [];
    respond = () => ({ data: { getCart: null, setCartPromoCode: null } });
    const commerce = gateway(undefined, '/graphql', (input, init) => {
      keepalives.push(init?.keepalive);
      return fetch(input, init);
    });
    await commerce.query(cartQuery, { id: 'c1' });
    await commerce.mutate(promoMutation, promo);
    expect(keepalives).toEqual([undefined, true]);
  });

  it('returns the error of the API by its code', async () => {
    respond = () => ({
      errors: [{ message: 'Too low', extensions: { code: 'RequirementsNotMet' } }],
      data: { setCartPromoCode: null },
    });
    expect(await gateway().mutate(promoMutation, promo)).toEqual({
      ok: false,
      error: { kind: 'rejected', code: 'RequirementsNotMet', message: 'Too low' },
    });
  });

  describe('with persisted queries', () => {
    const persisted = () => gateway('a.b.c', '/graphql', fetch, { persistedQueries: true });
    const queryOnce = (api = persisted()) => api.query(channelQuery, {}, { fetchPolicy: 'no-cache' });

    it('sends the hash of a query in place of its text [API-04]', async () => {
      respond = () => channel;
      expect(await queryOnce()).toEqual({ ok: true, value: channel.data });
      const [{ body } = { body: undefined }] = received;
      expect(body).toEqual({
        operationName: 'channel',
        variables: { channelId: '1|dk' },
        extensions: { persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      });
    });

    it.each([
      ['is not found', 200, [{ message: 'PersistedQueryNotFound' }], 'hash+text'],
      ['is not found, by code', 200, [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }], 'hash+text'],
      ['is not supported', 200, [{ message: 'PersistedQueryNotSupported' }], 'text'],
      ['is not supported, by code', 200, [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }], 'text'],
      ['is no query string', 200, [{ message: 'Must provide query string.' }], 'text'],
      ['gets status 400', 400, [{ message: 'PersistedQueryNotFound' }], 'text'],
      ['gets status 400 without a reason', 400, null, 'text'],
      ['gets status 500', 500, [{ message: 'Unexpected error.' }], 'text'],
    ])('sends the query again with its text when the hash %s [API-04]', async (_what, code, errors, sent) => {
      respond = ({ body }) => {
        status = body.query === undefined ? code : 200;
        return body.query === undefined ? { errors } : channel;
      };
      const api = persisted();
      expect(await queryOnce(api)).toEqual({ ok: true, value: channel.data });
      const formOf = ({ body }: Received) =>
        [body.extensions && 'hash', body.query !== undefined && 'text'].filter(Boolean).join('+');
      expect(received.map(formOf)).toEqual(['hash', sent]);
      expect(received.every(({ headers }) => headers.authorization === 'Bearer a.b.c')).toBe(true);
      // A server that only lacked this text gets hashes; one that reads none gets texts.
      await queryOnce(api);
      expect(formOf(received[2] as Received)).toBe(sent === 'text' ? 'text' : 'hash');
    });

    it.each([
      [200, { errors: [{ message: 'Too complex', extensions: { code: 'LIMIT' } }] }, 1],
      [429, {}, 1],
      [503, null, 1],
      [500, {}, 2],
    ])(
      'returns the failure of the query itself, and goes on with hashes: status %d with %j',
      async (code, body, requests) => {
        [status, respond] = [code, () => body];
        const api = persisted();
        expect(await queryOnce(api)).toMatchObject({ ok: false });
        expect(received).toHaveLength(requests);
        [status, respond] = [200, () => channel];
        expect(await queryOnce(api)).toMatchObject({ ok: true });
        expect(received.at(-1)?.body.extensions).toBeDefined();
      },
    );

    // The order may be placed already when the response is a 500, or an error about an unknown document.
    it.each([
      [200, { errors: [{ message: 'PersistedQueryNotFound' }] }],
      [200, { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }],
      [400, { errors: [{ message: 'Must provide query string.' }] }],
      [500, { errors: [{ message: 'Unexpected error.' }] }],
      [503, null],
    ])('never hashes or repeats a mutation: status %d with %j [API-04]', async (code, body) => {
      [status, respond] = [code, () => body];
      expect(await persisted().mutate(promoMutation, promo)).toMatchObject({ ok: false });
      expect(received).toMatchObject([{ body: { query: expect.any(String) } }]);
      expect(received[0]?.body.extensions).toBeUndefined();
    });
  });

  it('drops every cached result but the named ones, watched or not, and sends the queries again [AUTH-06]', async () => {
    respond = ({ body }) => (body.operationName === 'channel' ? channel : { data: cartOf('', 'mine') });
    const api = gateway('secret');
    await api.query(channelQuery, {});
    await api.query(cartQuery, { id: 'mine' });
    const seen: unknown[] = [];
    api.watch(channelQuery, {}, (data) => seen.push(data));
    api.watch(cartQuery, { id: 'mine' }, (data) => expect(data?.getCart.id).toBe('mine'));
    api.reset(['getCart']);
    expect(seen).toEqual([undefined]);
    expect(api.read(channelQuery, {})).toBeUndefined();
    expect(api.read(cartQuery, { id: 'mine' })?.getCart.id).toBe('mine');
    await api.query(channelQuery, {});
    expect(received.filter(({ body }) => body.operationName === 'channel')).toHaveLength(2);
  });

  it('does not share the cache of one gateway with another', async () => {
    respond = () => ({ data: cartOf('MINE') });
    await gateway().query(cartQuery, { id: 'c1' });
    expect(gateway().read(cartQuery, { id: 'c1' })).toBeUndefined();
  });
});

describe('the cache of Apollo Client', () => {
  it('has a max number of objects, and drops the oldest results that nothing watches [API-05]', async () => {
    const commerce = createApolloGateway({
      ...common,
      fetch: async (_address, init) => {
        const { variables } = JSON.parse(String(init?.body)) as { readonly variables: { readonly id: string } };
        return Response.json({ data: { page: { __typename: 'PageType', id: variables.id } } });
      },
      // The root, the watched cart and three others.
      maxCacheEntries: 5,
    });
    const pageQuery = makeDocument<{ page: { __typename: string; id: string } }, { id: string }>(
      'query page($id: String) { page(id: $id) { id } }',
    );
    const seen: unknown[] = [];
    commerce.write(cartQuery, { id: 'c1' }, cartOf());
    commerce.watch(cartQuery, { id: 'c1' }, (data) => seen.push(data));
    const ids = ['1', '2', '3', '4', '5'];
    const cachedIds = () => ids.filter((id) => commerce.read(pageQuery, { id }));
    for (const id of ids.slice(0, 4)) commerce.write(pageQuery, { id }, { page: { __typename: 'PageType', id } });
    expect(cachedIds()).toEqual(['2', '3', '4']);
    await commerce.query(pageQuery, { id: '5' });
    expect(cachedIds()).toEqual(['3', '4', '5']);
    expect(commerce.read(cartQuery, { id: 'c1' })).toBeDefined();
    expect(seen).not.toContain(undefined);
  });

  it('shows the result of a mutation to every watcher of the cart', async () => {
    const codes = ['', 'SOMMER'];
    const commerce = createApolloGateway({
      ...common,
      fetch: async () => {
        const code = codes.shift();
        return Response.json({ data: code ? { setCartPromoCode: cartOf(code).getCart } : cartOf() });
      },
    });
    const seen: (string | undefined)[] = [];
    await commerce.query(cartQuery, { id: 'c1' });
    const stop = commerce.watch(cartQuery, { id: 'c1' }, (data) => seen.push(data?.getCart.promoCode));
    await commerce.mutate(promoMutation, promo);
    stop();
    expect(seen.at(-1)).toBe('SOMMER');
    expect(commerce.read(cartQuery, { id: 'c1' })?.getCart.promoCode).toBe('SOMMER');
  });
});
