import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { createDocumentCache, MAX_CACHE_ENTRIES } from './document-cache.ts';

const documentOf = (text: string) => parse(text) as TypedDocumentNode<Record<string, unknown>, { id?: string }>;
const cart = documentOf('query getCart($id: String) { getCart(id: $id) { id } }');
const user = documentOf('{ getUser { id } }');

describe('a cache by document and variables', () => {
  it('has a result for the same document and variables only, and the same one each time', () => {
    const cache = createDocumentCache();
    const data = { getCart: { id: 'a' } };
    cache.write(cart, { id: 'a' }, { getCart: { id: 'before' } });
    cache.write(cart, { id: 'a' }, data);
    expect(cache.read(cart, { id: 'a' })).toBe(data);
    expect(cache.read(cart, { id: 'b' })).toBeUndefined();
    expect(cache.read(user, { id: 'a' })).toBeUndefined();
  });

  it('has a max number of results, and drops the oldest [API-05]', () => {
    expect(MAX_CACHE_ENTRIES).toBe(65_536);
    const cache = createDocumentCache(3);
    const write = (id: string) => cache.write(cart, { id }, { getCart: id });
    ['a', 'b', 'a', 'c', 'd'].forEach(write);
    expect(['a', 'b', 'c', 'd'].filter((id) => cache.read(cart, { id }))).toEqual(['a', 'c', 'd']);
  });

  it('calls back with each result of the watched query until the watcher is stopped', () => {
    const cache = createDocumentCache();
    const seen: unknown[] = [];
    const stop = cache.watch(cart, { id: 'a' }, (data) => seen.push(data?.['getCart']));
    cache.write(cart, { id: 'a' }, { getCart: 1 });
    cache.write(cart, { id: 'b' }, { getCart: 2 });
    stop();
    cache.write(cart, { id: 'a' }, { getCart: 3 });
    expect(seen).toEqual([1]);
  });

  it('drops every result but those of the named root fields, and notifies who watches them [AUTH-06]', () => {
    const cache = createDocumentCache();
    const seen: unknown[] = [];
    cache.write(cart, {}, { getCart: null });
    cache.write(user, {}, { getUser: { id: 7 } });
    cache.watch(cart, {}, () => seen.push('cart'));
    cache.watch(user, {}, (data) => seen.push(data));
    cache.reset(['getCart']);
    expect(cache.read(cart, {})).toEqual({ getCart: null });
    expect(cache.read(user, {})).toBeUndefined();
    expect(seen).toEqual([undefined]);
  });

  it('is another cache once it has passed on its results and watchers', () => {
    const [cache, next] = [createDocumentCache(), createDocumentCache()];
    const seen: unknown[] = [];
    cache.write(cart, { id: 'a' }, { getCart: 1 });
    const stop = cache.watch(cart, { id: 'a' }, (data) => seen.push(data?.['getCart']));
    cache.moveTo(next);
    expect(next.read(cart, { id: 'a' })).toEqual({ getCart: 1 });
    next.write(cart, { id: 'a' }, { getCart: 2 });
    cache.write(cart, { id: 'a' }, { getCart: 3 });
    expect([cache.read(cart, { id: 'a' }), next.read(cart, { id: 'a' })]).toEqual([{ getCart: 3 }, { getCart: 3 }]);
    stop();
    cache.reset();
    expect(next.read(cart, { id: 'a' })).toBeUndefined();
    expect(seen).toEqual([2, 3]);
  });
});
