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
  let answer: (request: Received) => unknown;
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
        response.end(JSON.stringify(answer(entry)));
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

  const gateway = (token?: string, path = '/graphql', ask: typeof fetch = fetch) =>
    createApolloGateway({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      apiKey: 'public-id',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: ask,
      token: () => token,
      newId: () => 'fresh-key',
    });

  it('posts operation name, variables and query to the configured address [API-01]', async () => {
    answer = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
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
    answer = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
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
    answer = ({ body }) =>
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

  it("sends the intent's own key with a mutation, and shows the answer to whoever watches the cart", async () => {
    answer = ({ body }) =>
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
    const patient = (ask: typeof fetch, timeoutMs: number) =>
      createApolloGateway({
        url: 'https://shop.test/graphql',
        apiKey: 'public-id',
        site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
        fetch: ask,
        newId: () => 'fresh-key',
        timeoutMs,
      });

    it('gives up questions and changes that nobody answers', async () => {
      const unreachable = { ok: false, error: { kind: 'unreachable' } };
      expect(await patient(silent, 1).query(channelQuery, {})).toEqual(unreachable);
      expect(await patient(silent, 1).query(channelQuery, {}, { signal: new AbortController().signal })).toEqual(
        unreachable,
      );
      expect(await patient(silent, 1).mutate(promoMutation, { id: 'c1', promoCode: 'sommer' })).toEqual(unreachable);
    });

    it('asks as well where a browser cannot join it with the asker’s own signal', async () => {
      const { any } = AbortSignal;
      Reflect.deleteProperty(AbortSignal, 'any');
      try {
        const answered = await patient(
          async () => Response.json({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } }),
          60_000,
        ).query(channelQuery, {}, { signal: new AbortController().signal });
        expect(answered.ok).toBe(true);
      } finally {
        Object.assign(AbortSignal, { any });
      }
    });
  });

  it('has a change carried out when the page is left at once, and lets a question go', async () => {
    const kept: (boolean | undefined)[] = [];
    answer = () => ({ data: { getCart: null, setCartPromoCode: null } });
    const commerce = gateway(undefined, '/graphql', (input, init) => {
      kept.push(init?.keepalive);
      return fetch(input, init);
    });
    await commerce.query(cartQuery, { id: 'c1' });
    await commerce.mutate(promoMutation, { id: 'c1', promoCode: 'sommer' });
    expect(kept).toEqual([undefined, true]);
  });

  it('tells what the API refused by its code', async () => {
    answer = () => ({
      errors: [{ message: 'Too low', extensions: { code: 'RequirementsNotMet' } }],
      data: { setCartPromoCode: null },
    });
    expect(await gateway().mutate(promoMutation, { id: 'c1', promoCode: 'X' })).toEqual({
      ok: false,
      error: { kind: 'rejected', code: 'RequirementsNotMet', message: 'Too low' },
    });
  });

  // T17: the order may be placed already when the answer is a 500, or when it says that it knows no such document.
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
  ])('sends a mutation once, also when the answer is %d with %j', async (code, body) => {
    [status, answer] = [code, () => body];
    expect(await gateway().mutate(promoMutation, { id: 'c1', promoCode: 'X' })).toMatchObject({ ok: false });
    expect(received).toHaveLength(1);
  });

  it('forgets every kept answer but the named ones, whoever watches them, and asks anew [AUTH-06]', async () => {
    answer = ({ body }) => ({
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

  it('keeps no answer of one gateway for another', async () => {
    answer = () => ({ data: { getCart: { __typename: 'CartType', id: 'c1', promoCode: 'MINE' } } });
    await gateway().query(cartQuery, { id: 'c1' });
    expect(gateway().read(cartQuery, { id: 'c1' })).toBeUndefined();
  });
});
