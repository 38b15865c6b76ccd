import type { Backend } from '../backend.ts';
import { resolveScope } from '../shop/scope.ts';
import type { Scope, ScopeArguments } from '../shop/scope.ts';
import type { CatalogueSnapshot } from '../services/catalogue/catalogue-snapshot.ts';

/** What every resolver gets as its third argument; one per request. */
export interface ApiContext extends Backend {
  readonly requestId: string;
  /** The client's key for one intent of the shopper (`x-idempotency-key`): the same key never acts twice. */
  readonly idempotencyKey: string | undefined;
  /** The bearer token, when the client is logged in. */
  readonly token: string | undefined;
  /** Market and language of a field, from its `channelId`, `languageId` and `marketId`. */
  readonly scope: (args: ScopeArguments) => Scope;
  /** The catalogue as it stands, read once per request. */
  readonly catalogue: () => Promise<CatalogueSnapshot>;
}

/** The headers of the wire contract, already lower-cased by the HTTP server. */
export interface ApiHeaders {
  readonly requestId: string;
  readonly idempotencyKey?: string | undefined;
  readonly authorization?: string | undefined;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/** Makes the context of one request. */
export function makeApiContext(backend: Backend, readCatalogue: () => Promise<CatalogueSnapshot>, headers: ApiHeaders): ApiContext {
  let catalogue: Promise<CatalogueSnapshot> | undefined;
  return {
    ...backend,
    requestId: headers.requestId,
    idempotencyKey: headers.idempotencyKey,
    token: BEARER.exec(headers.authorization ?? '')?.[1],
    scope: (args) => resolveScope(backend.config.shop, args),
    catalogue: () => (catalogue ??= readCatalogue()),
  };
}
