import { ok } from '@lyng/model';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { createDeferredGateway } from './deferred-gateway.ts';
import type { DocumentCache } from './document-cache.ts';
import { createFetchGateway } from './fetch-gateway.ts';
import type { ResettableGateway } from './gateway.ts';

const query = parse('query getCart($id: String) { getCart(id: $id) { id } }') as TypedDocumentNode<
  { getCart: { id: string } },
  { id: string }
>;
const cart = (id: string) => ({ getCart: { id } });

/** A gateway whose responses name it. */
const gatewayOf = (name: string, cache?: DocumentCache): ResettableGateway =>
  createFetchGateway(
    {
      apiKey: 'public-id',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: async () => Response.json({ data: cart(name) }),
      newId: () => 'fresh-key',
    },
    cache,
  );

describe('a gateway whose code comes later', () => {
  it('returns the page’s data before anything is loaded', () => {
    const load = jest.fn();
    const deferred = createDeferredGateway(load);
    const seen: unknown[] = [];
    deferred.watch(query, { id: 'a' }, (data) => seen.push(data?.getCart.id));
    deferred.write(query, { id: 'a' }, cart('from the page'));
    deferred.write(query, { id: 'b' }, cart('another'));
    expect(deferred.read(query, { id: 'a' })).toEqual(cart('from the page'));
    expect(seen).toEqual(['from the page']);
    expect(load).not.toHaveBeenCalled();
  });

  it('shares the page’s data and its watchers with what sends the first request', async () => {
    const deferred = createDeferredGateway(async (cache) => gatewayOf('the API', cache));
    deferred.write(query, { id: 'a' }, cart('the page'));
    const seen: unknown[] = [];
    deferred.watch(query, { id: 'b' }, (data) => seen.push(data?.getCart.id));
    expect(await deferred.query(query, { id: 'a' })).toEqual(ok(cart('the page')));
    expect(await deferred.query(query, { id: 'b' })).toEqual(ok(cart('the API')));
    expect(seen).toEqual(['the API']);
    expect(deferred.read(query, { id: 'b' })).toEqual(cart('the API'));
  });

  it('is replaced by another gateway, with its results and watchers, also while a response is on its way', async () => {
    const deferred = createDeferredGateway(async (cache) => gatewayOf('first', cache));
    const second = gatewayOf('second');
    const seen: unknown[] = [];
    deferred.write(query, { id: 'a' }, cart('the page'));
    deferred.watch(query, { id: 'b' }, (data) => seen.push(data?.getCart.id));
    const response = deferred.query(query, { id: 'b' });
    deferred.replace(second);
    expect(second.read(query, { id: 'a' })).toEqual(cart('the page'));
    expect(await response).toEqual(ok(cart('first')));
    expect(second.read(query, { id: 'b' })).toEqual(cart('first'));
    expect(await deferred.query(query, { id: 'c' })).toEqual(ok(cart('second')));
    expect(await deferred.mutate(query, { id: 'c' })).toEqual(ok(cart('second')));
    deferred.write(query, { id: 'b' }, cart('written'));
    expect(seen).toEqual(['first', 'written']);
  });

  it('drops what it has cached except the named results, before and after it is replaced [AUTH-06]', () => {
    const deferred = createDeferredGateway(async (cache) => gatewayOf('first', cache));
    deferred.write(query, { id: 'a' }, cart('the page'));
    deferred.reset(['getCart']);
    expect(deferred.read(query, { id: 'a' })).toEqual(cart('the page'));
    deferred.replace(gatewayOf('second'));
    deferred.reset();
    expect(deferred.read(query, { id: 'a' })).toBeUndefined();
  });

  it('loads once for many queries, and again after a failed load', async () => {
    let loads = 0;
    const deferred = createDeferredGateway(async (cache) => {
      loads += 1;
      if (loads === 1) throw new Error('chunk lost');
      return gatewayOf('the API', cache);
    });
    expect(await deferred.query(query, { id: 'a' })).toEqual({ ok: false, error: { kind: 'unreachable' } });
    await Promise.all([deferred.query(query, { id: 'a' }), deferred.mutate(query, { id: 'a' })]);
    expect(loads).toBe(2);
  });

  it('stays replaced when a load fails afterwards', async () => {
    const deferred = createDeferredGateway(async () => {
      throw new Error('chunk lost');
    });
    const lost = deferred.query(query, { id: 'a' });
    deferred.replace(gatewayOf('second'));
    expect(await lost).toMatchObject({ ok: false });
    expect(await deferred.query(query, { id: 'a' })).toEqual(ok(cart('second')));
  });
});
