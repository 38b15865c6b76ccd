import { resolveScope } from '../shop/scope.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts';
import type { Backend } from '../platform/backend.ts';
import type { CustomerHooks } from '../platform/customer-hooks.ts';
import type { ChangeFeed } from '../platform/events/change-feed.ts';
import type { ApiContext } from '../platform/graphql/context.ts';
import { isLoopback } from '../platform/network/loopback.ts';
import { networkOf } from '../platform/network/network-of.ts';
import type { TextSearch } from '../search/find/text-search.ts';

/** All requests share these. */
export interface Sources {
  readonly readCatalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
  readonly customerHooks: CustomerHooks;
  readonly changes: ChangeFeed;
  readonly mayPost: (network: string) => boolean;
  readonly mayCreateCart: (network: string) => boolean;
}

/** The caller: the request headers, already lower-cased by the HTTP server, and the network address. */
export interface ApiHeaders {
  readonly requestId: string;
  readonly address: string;
  readonly seenAt?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly authorization?: string | undefined;
}

const BEARER = /^Bearer\s+(\S+)$/i;

export function makeApiContext(backend: Backend, sources: Sources, headers: ApiHeaders): ApiContext {
  const { readCatalogue, mayPost, mayCreateCart, ...shared } = sources;
  const network = networkOf(headers.address);
  // In a real shop a proxy that is not trusted is on this machine too.
  const isLocal = backend.config.demo && isLoopback(headers.address);
  let catalogue: Promise<CatalogueSnapshot> | undefined;
  return {
    ...backend,
    ...shared,
    requestId: headers.requestId,
    network,
    isLocal,
    idempotencyKey: headers.idempotencyKey,
    token: BEARER.exec(headers.authorization ?? '')?.[1],
    seenAt: headers.seenAt,
    scope: (args) => resolveScope(backend.config.shop, args),
    catalogue: () => (catalogue ??= readCatalogue()),
    mayPost: () => mayPost(network),
    mayCreateCart: () => isLocal || mayCreateCart(network),
  };
}
