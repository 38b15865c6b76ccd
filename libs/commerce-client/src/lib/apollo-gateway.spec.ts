import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createApolloGateway } from './apollo-gateway.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { readonly operationName: string; readonly query: string; readonly variables: Record<string, unknown> };
}

const document = <Data, Variables>(text: string) => parse(text) as TypedDocumentNode<Data, Variables>;

const channelQuery = document<{ channel: { id: string } }, { channelId?: string }>(
  'query channel($channelId: String) { channel(channelId: $channelId) { id } }',
);
const cartQuery = document<{ getCart: { id: string; promoCode: string } }, { id: string; cartMarketAlias?: string }>(
  'query getCart($id: String, $channelId: String, $languageId: String, $cartMarketAlias: String) { getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $cartMarketAlias) { id promoCode } }',
);
const promoMutation = document<{ setCartPromoCode: { id: string; promoCode: string } }, { id: string; promoCode: string }>(
  'mutation setCartPromoCode($id: String!, $promoCode: String!) { setCartPromoCode(id: $id, promoCode: $promoCode) { id promoCode } }',
);

describe('the gateway over HTTP', () => {
  let server: Server;
  let received: Received[];
  let answer: (request: Received) => unknown;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const entry: Received = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
        received.push(entry);
        response.setHeader('content-type', 'application/json');
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
  });

  const gateway = (token?: string, path = '/graphql') =>
    createApolloGateway({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      apiKey: 'public-id',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch,
      token: () => token,
      newId: () => 'fresh-key',
    });

  it('posts operation name, variables and query to the configured address [API-01]', async () => {
    answer = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    const result = await gateway(undefined, '/api/shop').query(channelQuery, {});
    expect(result).toEqual({ ok: true, value: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/shop', body: { operationName: 'channel', variables: { channelId: '1|dk' } } });
    expect(received[0]?.body.query).toContain('query channel');
  });

  it('names itself, and the shopper only when signed in [API-02]', async () => {
    answer = () => ({ data: { channel: { __typename: 'ChannelType', id: '1|dk' } } });
    await gateway().query(channelQuery, {});
    await gateway('a.b.c').query(channelQuery, {});
    expect(received.map(({ headers }) => [headers['x-api-key'] ?? headers['x-apikey'], headers.authorization])).toEqual([
      ['public-id', undefined],
      ['public-id', 'Bearer a.b.c'],
    ]);
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

  it('tells what the API refused by its code', async () => {
    answer = () => ({ errors: [{ message: 'Too low', extensions: { code: 'RequirementsNotMet' } }], data: { setCartPromoCode: null } });
    expect(await gateway().mutate(promoMutation, { id: 'c1', promoCode: 'X' })).toEqual({
      ok: false,
      error: { kind: 'rejected', code: 'RequirementsNotMet', message: 'Too low' },
    });
  });

  it('keeps no answer of one gateway for another', async () => {
    answer = () => ({ data: { getCart: { __typename: 'CartType', id: 'c1', promoCode: 'MINE' } } });
    await gateway().query(cartQuery, { id: 'c1' });
    expect(gateway().read(cartQuery, { id: 'c1' })).toBeUndefined();
  });
});
