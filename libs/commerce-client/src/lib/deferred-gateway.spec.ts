import { ok } from '@lyng/model';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { createDeferredGateway } from './deferred-gateway.ts';
import type { ResettableGateway } from './gateway.ts';

const query = parse('query getCart($id: String) { getCart(id: $id) { id } }') as TypedDocumentNode<
  { cart: string },
  { id: string }
>;

/** A gateway of a few lines, so that what the deferred one hands over can be seen. */
const recordingGateway = () => {
  const written: unknown[] = [];
  const listeners = new Set<(data: unknown) => void>();
  const gateway: ResettableGateway = {
    query: async () => ok({ cart: 'from the API' } as never),
    mutate: async () => ok({ cart: 'changed' } as never),
    read: () => ({ cart: 'from the cache' }) as never,
    write: (_document, variables, data) => written.push([variables, data]),
    watch: (_document, _variables, listener) => {
      listeners.add(listener as (data: unknown) => void);
      return () => listeners.delete(listener as (data: unknown) => void);
    },
    reset: (except = []) => written.push(['reset', except]),
  };
  return { gateway, written, listeners };
};

describe('a gateway whose code comes later', () => {
  it('returns the page’s data before anything is loaded', () => {
    const load = jest.fn();
    const deferred = createDeferredGateway(load);
    const seen: unknown[] = [];
    deferred.watch(query, { id: 'a' }, (data) => seen.push(data?.cart));
    deferred.write(query, { id: 'a' }, { cart: 'from the page' });
    deferred.write(query, { id: 'b' }, { cart: 'another' });
    expect(deferred.read(query, { id: 'a' })).toEqual({ cart: 'from the page' });
    expect(seen).toEqual(['from the page']);
    expect(load).not.toHaveBeenCalled();
  });

  it('passes its cache and its watchers to the real gateway', async () => {
    const { gateway, written, listeners } = recordingGateway();
    const deferred = createDeferredGateway(async () => gateway);
    deferred.write(query, { id: 'a' }, { cart: 'from the page' });
    const stop = deferred.watch(query, { id: 'a' }, () => undefined);
    expect(await deferred.query(query, { id: 'a' })).toEqual(ok({ cart: 'from the API' }));
    expect(written).toEqual([[{ id: 'a' }, { cart: 'from the page' }]]);
    expect(listeners.size).toBe(1);
    stop();
    expect(listeners.size).toBe(0);
    expect(deferred.read(query, { id: 'a' })).toEqual({ cart: 'from the cache' });
  });

  it('resets the real gateway’s cache; before that there are only the page’s own results [AUTH-06]', async () => {
    const { gateway, written } = recordingGateway();
    const deferred = createDeferredGateway(async () => gateway);
    deferred.reset(['getCart']);
    await deferred.ready();
    expect(written).toEqual([]);
    deferred.reset(['getCart']);
    expect(written).toEqual([['reset', ['getCart']]]);
  });

  it('loads once for many queries, and again after a failed load', async () => {
    const { gateway } = recordingGateway();
    let loads = 0;
    const deferred = createDeferredGateway(async () => {
      loads += 1;
      if (loads === 1) throw new Error('chunk lost');
      return gateway;
    });
    expect(await deferred.query(query, { id: 'a' })).toEqual({ ok: false, error: { kind: 'unreachable' } });
    await Promise.all([deferred.query(query, { id: 'a' }), deferred.mutate(query, { id: 'a' })]);
    expect(loads).toBe(2);
  });
});
