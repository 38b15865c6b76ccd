import type { Result } from '@lyng/model';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CommerceFailure } from './commerce-failure.ts';

export interface QueryOptions {
  /** `cache-first` unless told (API-05); `no-cache` neither reads nor keeps the answer. */
  readonly fetchPolicy?: 'cache-first' | 'network-only' | 'no-cache';
  readonly signal?: AbortSignal;
}

export interface MutateOptions {
  /** One key per intent of the shopper: the server runs the mutation once however often it arrives (T17, W6). */
  readonly idempotencyKey?: string;
}

/**
 * What a domain library may ask of the commerce API. Server data is kept behind it, in one normalised
 * cache per request on the server and per tab in the browser; nothing of it is copied into a store.
 */
export interface CommerceGateway {
  query<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result<CommerceFailure, Data>>;
  mutate<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: MutateOptions,
  ): Promise<Result<CommerceFailure, Data>>;
  /** The kept answer, at once, or `undefined`. */
  read<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Data | undefined;
  /** Puts an answer that came another way (the server-rendered page) where `read` and `watch` find it. */
  write<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables, data: Data): void;
  /** Calls back whenever the kept answer changes, until the returned function is called. */
  watch<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    listener: (data: Data | undefined) => void,
  ): () => void;
}

/** A gateway whose kept answers can be dropped: they may be those of somebody who has just logged in or out (AUTH-06). */
export interface ResettableGateway extends CommerceGateway {
  /** Forgets every kept answer but those to the named root fields. */
  reset(except?: readonly string[]): void;
}
