import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CommerceFailure } from './commerce-failure.ts';
import type { ResettableGateway } from './gateway.ts';

interface CachedEntry {
  readonly document: TypedDocumentNode<unknown, unknown>;
  readonly variables: unknown;
  readonly data: unknown;
}

type Listener = (data: unknown) => void;

interface Watcher extends Omit<CachedEntry, 'data'> {
  readonly listener: Listener;
  stop?: () => void;
}

const isSameQuery = (a: Omit<CachedEntry, 'data'>, b: Omit<CachedEntry, 'data'>): boolean =>
  a.document === b.document && JSON.stringify(a.variables) === JSON.stringify(b.variables);

/**
 * A gateway before its code is loaded. The data of the server-rendered page is cached here and can be read and watched
 * at once; the first query or mutation loads the real gateway, which takes over the cached data and the watchers. So no
 * page pays for the API client before it needs it.
 */
export function createDeferredGateway(
  load: () => Promise<ResettableGateway>,
): ResettableGateway & { readonly ready: () => Promise<ResettableGateway> } {
  let loading: Promise<ResettableGateway> | undefined;
  let real: ResettableGateway | undefined;
  let cached: CachedEntry[] = [];
  const watchers = new Set<Watcher>();

  const adopt = (gateway: ResettableGateway): ResettableGateway => {
    real = gateway;
    for (const { document, variables, data } of cached) gateway.write(document, variables, data);
    cached = [];
    for (const watcher of watchers) watcher.stop = gateway.watch(watcher.document, watcher.variables, watcher.listener);
    return gateway;
  };

  const ready = (): Promise<ResettableGateway> => {
    loading ??= load().then(adopt, (error: unknown) => {
      // A lost chunk must not close the API for the rest of the visit: the next action tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const run = async <Data>(send: (gateway: ResettableGateway) => Promise<Result<CommerceFailure, Data>>) => {
    try {
      return await send(await ready());
    } catch {
      return fail<CommerceFailure>({ kind: 'unreachable' });
    }
  };

  return {
    ready,
    query: (document, variables, options) => run((gateway) => gateway.query(document, variables, options)),
    mutate: (document, variables, options) => run((gateway) => gateway.mutate(document, variables, options)),
    read: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) =>
      real
        ? real.read(document, variables)
        : (cached.find((entry) => isSameQuery(entry, { document: document as CachedEntry['document'], variables }))
            ?.data as Data | undefined),
    write: (document, variables, data) => {
      if (real) return real.write(document, variables, data);
      const entry = { document: document as CachedEntry['document'], variables, data };
      cached = [...cached.filter((other) => !isSameQuery(other, entry)), entry];
      for (const watcher of watchers) if (isSameQuery(watcher, entry)) watcher.listener(data);
    },
    watch: (document, variables, listener) => {
      const watcher: Watcher = {
        document: document as CachedEntry['document'],
        variables,
        listener: listener as Listener,
      };
      watchers.add(watcher);
      watcher.stop = real?.watch(watcher.document, watcher.variables, watcher.listener);
      return () => {
        watchers.delete(watcher);
        watcher.stop?.();
      };
    },
    // Until then there is only what the page itself has brought.
    reset: (except) => real?.reset(except),
  };
}
