import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createApolloGateway } from './apollo-gateway.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly operationName: string;
    readonly query: string;
    readonly variables: Record<string, unknown>;
  };
}

const document = <Data, Variables>(text: string) => parse(text) as TypedDocumentNode<Data, Variables>;

const channelQuery = document<{ channel: { id: string } }, { channelId?: string }>(
  'query channel($channelId: String) { channel(channelId: $channelId) { id } }',
);
const cartQuery = document<{ getCart: { id: string; promoCode: string } }, { id: string; cartMarketAlias?: string }>(
  'query getCart($id: String, $channelId: String, $languageId: String, $cartMarketAlias: String) { getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $cartMarketAlias) { id promoCode } }',
);
const promoMutation = document<
  { setCartPromoCode: { id: string; promoCode: string } },
  { id: string; promoCode: string }
>(
  'mutation setCartPromoCode($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { id promoCode } }',
);

describe('the gateway over HTTP', () => {
  let server: Server;
  let received: Received[];
  let respond: (request: Received) => unknown;
  let status: number;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const entry: Received = {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          body: JSON.parse(text),
        };
        received.push(entry);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(respond(entry)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    received = [];
    status = 200;
  });

  const gateway = (token?: string, path = '/graphql', fakeFetch: typeof fetch = fetch) =>
    createApolloGateway({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      apiKey: 'public-id',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: fakeFetch,
      token: () => token,
      newId: () => 'fresh-key',
    });

  it('posts operation name, variables and query to the configured address [API-01]', async () => {
    respond = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    const result = await gateway(undefined, '/api/shop').query(channelQuery, {});
    expect(result).toEqual({ ok: true, value: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/shop',
      body: { operationName: 'channel', variables: { channelId: '1|dk' } },
    });
    expect(received[0]?.body.query).toContain('query channel');
  });

  it('names itself, and the shopper only when signed in [API-02]', async () => {
    respond = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    await gateway().query(channelQuery, {});
    await gateway('a.b.c').query(channelQuery, {});
    expect(received.map(({ headers }) => [headers['x-api-key'] ?? headers['x-apikey'], headers.authorization])).toEqual(
      [
        ['public-id', undefined],
        ['public-id', 'Bearer a.b.c'],
      ],
    );
  });

  it('adds channel, language and market only where the operation declares them [API-03]', async () => {
    respond = ({ body }) =>
      body.operationName === 'channel'
        ? { data: { channel: { __typename: 'ChannelType', id: '1|dk' } } }
        : { data: { getCart: { __typename: 'CartType', id: 'c1', promoCode: '' } } };
    await gateway().query(channelQuery, {});
    await gateway().query(cartQuery, { id: 'c1', cartMarketAlias: 'se' });
    expect(received.map(({ body }) => body.variables)).toEqual([
      { channelId: '1|dk' },
      { id: 'c1', cartMarketAlias: 'se', channelId: '1|dk', languageId: 'da-DK' },
    ]);
  });

  it("sends the intent's own key with a mutation, and shows the result to every watcher of the cart", async () => {
    respond = ({ body }) =>
      body.operationName === 'getCart'
        ? { data: { getCart: { __typename: 'CartType', id: 'c1', promoCode: '' } } }
        : { data: { setCartPromoCode: { __typename: 'CartType', id: 'c1', promoCode: 'SOMMER' } } };
    const commerce = gateway();
    const seen: (string | undefined)[] = [];
    await commerce.query(cartQuery, { id: 'c1' });
    const stop = commerce.watch(cartQuery, { id: 'c1' }, (data) => seen.push(data?.getCart.promoCode));
    await commerce.mutate(promoMutation, { id: 'c1', promoCode: 'sommer' }, { idempotencyKey: 'intent-7' });
    stop();
    expect(received[1]?.headers['x-idempotency-key']).toBe('intent-7');
    expect(seen.at(-1)).toBe('SOMMER');
    expect(commerce.read(cartQuery, { id: 'c1' })?.getCart.promoCode).toBe('SOMMER');
  });

  describe('with a time limit', () => {
    /** A connection that is dead. */
    const silent: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const withTimeout = (fakeFetch: typeof fetch, timeoutMs: number) =>
      createApolloGateway({
        url: 'https://shop.test/graphql',
        apiKey: 'public-id',
        site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
        fetch: fakeFetch,
        newId: () => 'fresh-key',
        timeoutMs,
      });

    it('cancels queries and mutations that time out', async () => {
      const unreachable = { ok: false, error: { kind: 'unreachable' } };
      expect(await withTimeout(silent, 1).query(channelQuery, {})).toEqual(unreachable);
      expect(await withTimeout(silent, 1).query(channelQuery, {}, { signal: new AbortController().signal })).toEqual(
        unreachable,
      );
      expect(await withTimeout(silent, 1).mutate(promoMutation, { id: 'c1', promoCode: 'sommer' })).toEqual(
        unreachable,
      );
    });

    it('sends the request where a browser cannot combine the timeout with the caller’s signal', async () => {
      const { any } = AbortSignal;
      Reflect.deleteProperty(AbortSignal, 'any');
      try {
        const result = await withTimeout(
          async () => Response.json({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } }),
          60_000,
        ).query(channelQuery, {}, { signal: new AbortController().signal });
        expect(result.ok).toBe(true);
      } finally {
        Object.assign(AbortSignal, { any });
      }
    });
  });

  it('completes a mutation when the page is left at once, and cancels a query', async () => {
    const keepalives: (boolean | undefined)[] = [];
    respond = () => ({ data: { getCart: null, setCartPromoCode: null } });
    const commerce = gateway(undefined, '/graphql', (input, init) => {
      keepalives.push(init?.keepalive);
      return fetch(input, init);
    });
    await commerce.query(cartQuery, { id: 'c1' });
    await commerce.mutate(promoMutation, { id: 'c1', promoCode: 'sommer' });
    expect(keepalives).toEqual([undefined, true]);
  });

  it('returns the error of the API by its code', async () => {
    respond = () => ({
      errors: [{ message: 'Too low', extensions: { code: 'RequirementsNotMet' } }],
      data: { setCartPromoCode: null },
    });
    expect(await gateway().mutate(promoMutation, { id: 'c1', promoCode: 'X' })).toEqual({
      ok: false,
      error: { kind: 'rejected', code: 'RequirementsNotMet', message: 'Too low' },
    });
  });

  // The order may be placed already when the response is a 500, or an error about an unknown document.
  it.each([
    [
      400,
      { errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] },
    ],
    [200, { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }],
    [429, {}],
    [500, { errors: [{ message: 'Unexpected error.' }] }],
    [502, 'Bad gateway'],
    [503, null],
  ])('sends a mutation once, also when the response is %d with %j', async (code, body) => {
    [status, respond] = [code, () => body];
    expect(await gateway().mutate(promoMutation, { id: 'c1', promoCode: 'X' })).toMatchObject({ ok: false });
    expect(received).toHaveLength(1);
  });

  it('drops every cached result but the named ones, watched or not, and sends the queries again [AUTH-06]', async () => {
    respond = ({ body }) => ({
      data:
        body.operationName === 'channel'
          ? { channel: { __typename: 'ChannelType', id: '1|dk' } }
          : { getCart: { __typename: 'CartType', id: 'mine', promoCode: '' } },
    });
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
    respond = () => ({ data: { getCart: { __typename: 'CartType', id: 'c1', promoCode: 'MINE' } } });
    await gateway().query(cartQuery, { id: 'c1' });
    expect(gateway().read(cartQuery, { id: 'c1' })).toBeUndefined();
  });
});
