import type { Result } from '@lyng/model';
import type { DocumentMeta } from './commerce-document.ts';
import type { CommerceFailure } from './gateway.ts';
import type { GraphqlBody } from './transport.ts';

/** The text of a query, or its hash. */
export interface QueryText {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };
}

type Response = Result<CommerceFailure, GraphqlBody>;

/** Sends a query with its text, its hash, or both. */
type SendText = (text: QueryText) => Promise<Response>;

/** Statuses of a server that may have failed only because a request had no query. */
const unreadableStatuses: readonly number[] = [400, 500];

type HashFailure = 'unknown' | 'unsupported';

/** The reason why a query that was sent as a hash needs its text; `undefined` where the response answers the query itself. */
function hashFailureOf(response: Response): HashFailure | undefined {
  if (!response.ok) {
    const { error } = response;
    return error.kind === 'refused' && unreadableStatuses.includes(error.status) ? 'unsupported' : undefined;
  }
  const errors = JSON.stringify(response.value.errors ?? []);
  if (/PersistedQueryNotFound|PERSISTED_QUERY_NOT_FOUND/.test(errors)) return 'unknown';
  const isUnsupported = /PersistedQueryNotSupported|PERSISTED_QUERY_NOT_SUPPORTED|must provide query string/i.test(
    errors,
  );
  return isUnsupported ? 'unsupported' : undefined;
}

/**
 * Sends queries by the hash of their text, and the text as well when the server does not know it. A server that cannot
 * do so gets the texts alone from then on.
 */
export function createPersistedQueries(): (document: DocumentMeta, send: SendText) => Promise<Response> {
  let isSupported = true;
  return async ({ text: query, hash: sha256Hash }, send) => {
    if (sha256Hash === undefined || !isSupported) return send({ query });
    const extensions: QueryText['extensions'] = { persistedQuery: { version: 1, sha256Hash } };
    const response = await send({ extensions });
    const failure = hashFailureOf(response);
    if (failure === undefined) return response;
    if (failure === 'unknown') return send({ query, extensions });
    const complete = await send({ query });
    // Otherwise the failure had another reason.
    if (complete.ok) isSupported = false;
    return complete;
  };
}
