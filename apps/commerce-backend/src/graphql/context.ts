import type { Backend } from '../backend.ts';
import { resolveScope } from '../shop/scope.ts';
import { isLoopback } from '../loopback.ts';
import { networkOf } from '../services/auth/core/network-of.ts';
import type { Scope, ScopeArguments } from '../shop/scope.ts';
import type { CatalogueSnapshot } from '../services/catalogue/catalogue-snapshot.ts';
import type { TextSearch } from '../services/search/find/text-search.ts';

/** What every resolver gets as its third argument; one per request. */
export interface ApiContext extends Backend {
  readonly requestId: string;
  /** The network that the client's limits count by. */
  readonly network: string;
  /** The client is on this machine, where the operator measures and tests: limits that a shopper never meets are not for it. */
  readonly isLocal: boolean;
  /** The client's key for one intent of the shopper (`x-idempotency-key`): the same key never acts twice. */
  readonly idempotencyKey: string | undefined;
  /** The bearer token, when the client is logged in. */
  readonly token: string | undefined;
  /** The origin at which the shopper sees the shop. */
  readonly seenAt: string | undefined;
  /** Market and language of a field, from its `channelId`, `languageId` and `marketId`. */
  readonly scope: (args: ScopeArguments) => Scope;
  /** The catalogue as it stands, read once per request. */
  readonly catalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
  /** Whether the client's network may post once more this minute: what is kept or mailed must not be filled by a machine. */
  readonly mayPost: () => boolean;
  /** Whether one more cart may be created for the client's network this minute. */
  readonly mayCreateCart: () => boolean;
}

/** What all requests share. */
export interface Sources {
  readonly readCatalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
  readonly mayPost: (network: string) => boolean;
  readonly mayCreateCart: (network: string) => boolean;
}

/** Who asks: the headers of the wire contract, already lower-cased by the HTTP server, and where from. */
export interface ApiHeaders {
  readonly requestId: string;
  /** The client's network address. */
  readonly address: string;
  readonly seenAt?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly authorization?: string | undefined;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/** Makes the context of one request. */
export function makeApiContext(
  backend: Backend,
  { readCatalogue, search, mayPost, mayCreateCart }: Sources,
  headers: ApiHeaders,
): ApiContext {
  const network = networkOf(headers.address);
  const isLocal = isLoopback(headers.address);
  let catalogue: Promise<CatalogueSnapshot> | undefined;
  return {
    ...backend,
    requestId: headers.requestId,
    network,
    isLocal,
    idempotencyKey: headers.idempotencyKey,
    token: BEARER.exec(headers.authorization ?? '')?.[1],
    seenAt: headers.seenAt,
    scope: (args) => resolveScope(backend.config.shop, args),
    catalogue: () => (catalogue ??= readCatalogue()),
    search,
    mayPost: () => mayPost(network),
    mayCreateCart: () => isLocal || mayCreateCart(network),
  };
}
