import { ok } from '@lyng/model';
import { createDeferredGateway, MAX_CACHE_ENTRIES } from './deferred-gateway.ts';
import { createFetchGateway } from './fetch-gateway.ts';
import type { ResettableGateway } from './gateway.ts';
import { makeDocument } from './testing/make-document.ts';

const query = makeDocument<{ getCart: { id: string } }, { id: string }>(
  'query getCart($id: String) { getCart(id: $id) { id } }',
);
const user = makeDocument<{ getUser: { id: number } }, { id?: string }>('query getUser { getUser { id } }');
const cart = (id: string) => ({ getCart: { id } });

/** A gateway whose responses name it. */
const gatewayOf = (name: string): ResettableGateway =>
  createFetchGateway({
    apiKey: 'public-id',
    site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
    fetch: async () => Response.json({ data: cart(name) }),
    newId: () => 'fresh-key',
  });

describe('a gateway whose code comes later', () => {
  it('returns the page’s data before anything is loaded', () => {
    const load = jest.fn();
    const deferred = createDeferredGateway(load);
    const seen: unknown[] = [];
    const stop = deferred.watch(query, { id: 'a' }, (data) => seen.push(data?.getCart.id));
    deferred.write(query, { id: 'a' }, cart('from the page'));
    deferred.write(query, { id: 'b' }, cart('another'));
    stop();
    deferred.write(query, { id: 'a' }, cart('later'));
    expect(deferred.read(query, { id: 'a' })).toEqual(cart('later'));
    expect([deferred.read(query, { id: 'c' }), deferred.read(user, { id: 'a' })]).toEqual([undefined, undefined]);
    expect(seen).toEqual(['from the page']);
    expect(load).not.toHaveBeenCalled();
  });

  it('has a max number of results, and drops the oldest [API-05]', () => {
    expect(MAX_CACHE_ENTRIES).toBe(65_536);
    const deferred = createDeferredGateway(jest.fn(), 3);
    for (const id of ['a', 'b', 'a', 'c', 'd']) deferred.write(query, { id }, cart(id));
    expect(['a', 'b', 'c', 'd'].filter((id) => deferred.read(query, { id }))).toEqual(['a', 'c', 'd']);
  });

  it('returns the page’s data to a query, and caches responses for watchers', async () => {
    const deferred = createDeferredGateway(async () => gatewayOf('the API'));
    deferred.write(query, { id: 'a' }, cart('the page'));
    const seen: unknown[] = [];
    deferred.watch(query, { id: 'b' }, (data) => seen.push(data?.getCart.id));
    expect(await deferred.query(query, { id: 'a' })).toEqual(ok(cart('the page')));
    expect(await deferred.query(query, { id: 'b' })).toEqual(ok(cart('the API')));
    expect(seen).toEqual(['the API']);
    expect(deferred.read(query, { id: 'b' })).toEqual(cart('the API'));
  });

  it('is replaced by another gateway, with its results and watchers, also while a response is on its way', async () => {
    const deferred = createDeferredGateway(async () => gatewayOf('first'));
    const second = gatewayOf('second');
    const seen: unknown[] = [];
    deferred.write(query, { id: 'a' }, cart('the page'));
    const stop = deferred.watch(query, { id: 'b' }, (data) => seen.push(data?.getCart.id));
    const response = deferred.query(query, { id: 'b' });
    deferred.replace(second);
    expect(second.read(query, { id: 'a' })).toEqual(cart('the page'));
    expect(await response).toEqual(ok(cart('first')));
    expect(second.read(query, { id: 'b' })).toEqual(cart('first'));
    expect(await deferred.query(query, { id: 'c' })).toEqual(ok(cart('second')));
    expect(await deferred.mutate(query, { id: 'c' })).toEqual(ok(cart('second')));
    deferred.write(query, { id: 'b' }, cart('written'));
    expect([deferred, second].map(({ read }) => read(query, { id: 'b' }))).toEqual([cart('written'), cart('written')]);
    stop();
    deferred.write(query, { id: 'b' }, cart('unwatched'));
    expect(seen).toEqual(['first', 'written']);
  });

  it('drops what it has cached except the named results, before and after it is replaced [AUTH-06]', () => {
    const deferred = createDeferredGateway(jest.fn());
    const seen: unknown[] = [];
    deferred.write(query, { id: 'a' }, cart('the page'));
    deferred.write(user, {}, { getUser: { id: 7 } });
    deferred.watch(query, { id: 'a' }, () => seen.push('cart'));
    deferred.watch(user, {}, (data) => seen.push(data));
    deferred.reset(['getCart']);
    expect([deferred.read(query, { id: 'a' }), deferred.read(user, {})]).toEqual([cart('the page'), undefined]);
    expect(seen).toEqual([undefined]);
    deferred.replace(gatewayOf('second'));
    deferred.reset();
    expect(deferred.read(query, { id: 'a' })).toBeUndefined();
  });

  it('loads once for many queries, and again after a failed load', async () => {
    let loads = 0;
    const deferred = createDeferredGateway(async () => {
      loads += 1;
      if (loads === 1) throw new Error('chunk lost');
      return gatewayOf('the API');
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
