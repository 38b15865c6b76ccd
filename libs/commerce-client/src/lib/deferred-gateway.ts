import { fail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceFailure } from './commerce-failure.ts';
import { createDocumentCache } from './document-cache.ts';
import type { DocumentCache } from './document-cache.ts';
import type { ResettableGateway } from './gateway.ts';

export interface DeferredGateway extends ResettableGateway {
  /** Sends requests through another gateway from now on, which takes over the cached results and the watchers. */
  readonly replace: (gateway: ResettableGateway) => void;
}

/**
 * A gateway before its code is loaded. The data of the server-rendered page is cached here and can be read and watched
 * at once; the first query or mutation loads what sends it, which shares this cache. So no page pays for the API client
 * before it needs it.
 */
export function createDeferredGateway(load: (cache: DocumentCache) => Promise<ResettableGateway>): DeferredGateway {
  const cache = createDocumentCache();
  let sender: Promise<ResettableGateway> | undefined;

  const loadSender = (): Promise<ResettableGateway> => {
    const loading = load(cache).catch((error: unknown) => {
      // A lost chunk must not close the API for the rest of the visit: the next action tries again.
      if (sender === loading) sender = undefined;
      throw error;
    });
    return loading;
  };

  const run = async <Data>(send: (gateway: ResettableGateway) => Promise<Result<CommerceFailure, Data>>) => {
    try {
      return await send(await (sender ??= loadSender()));
    } catch {
      return fail<CommerceFailure>({ kind: 'unreachable' });
    }
  };

  return {
    replace: (gateway) => {
      sender = Promise.resolve(gateway);
      cache.moveTo(gateway);
    },
    query: (document, variables, options) => run((gateway) => gateway.query(document, variables, options)),
    mutate: (document, variables, options) => run((gateway) => gateway.mutate(document, variables, options)),
    read: cache.read,
    write: cache.write,
    watch: cache.watch,
    reset: cache.reset,
  };
}
