import type { Result } from '@lyng/model';
import type { CommerceDocument } from './commerce-document.ts';

/** The reason why the commerce API gave no data. */
export type CommerceFailure =
  /** No response: offline, rejected, cut off or too slow. */
  | { readonly kind: 'unreachable' }
  /** An HTTP status other than success, in `status`. */
  | { readonly kind: 'refused'; readonly status: number }
  /** A response without a GraphQL result. */
  | { readonly kind: 'malformed' }
  /** The API understood and rejected the request; `code` is `errors[0].extensions.code`, or empty. */
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string };

export interface QueryOptions {
  /** `cache-first` by default; `no-cache` neither reads nor caches the result. */
  readonly fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache';
  readonly signal?: AbortSignal;
}

export interface MutateOptions {
  /** One key per intent of the shopper: the server runs the mutation once however often it arrives. */
  readonly idempotencyKey?: string;
}

/**
 * The commerce API as domain libraries see it. Server data is cached behind it, in one normalised cache per request on
 * the server and per tab in the browser; nothing of it is copied into a store.
 */
export interface CommerceGateway {
  query<Data, Variables>(
    document: CommerceDocument<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result<CommerceFailure, Data>>;
  mutate<Data, Variables>(
    document: CommerceDocument<Data, Variables>,
    variables: Variables,
    options?: MutateOptions,
  ): Promise<Result<CommerceFailure, Data>>;
  /** The cached result, at once, or `undefined`. */
  read<Data, Variables>(document: CommerceDocument<Data, Variables>, variables: Variables): Data | undefined;
  /** Puts a result that came another way (the server-rendered page) where `read` and `watch` find it. */
  write<Data, Variables>(document: CommerceDocument<Data, Variables>, variables: Variables, data: Data): void;
  /** Calls back whenever the cached result changes, until the returned function is called. */
  watch<Data, Variables>(
    document: CommerceDocument<Data, Variables>,
    variables: Variables,
    listener: (data: Data | undefined) => void,
  ): () => void;
}

/** Sends documents; caches nothing. */
export type Transport = Pick<CommerceGateway, 'query' | 'mutate'>;

/** A gateway whose cached results can be dropped: they may belong to another user after a login or logout. */
export interface ResettableGateway extends CommerceGateway {
  /** Drops every cached result except those of the named root fields. */
  reset(except?: readonly string[]): void;
}
