import { createHash } from 'node:crypto';
import { isRecord } from '@lyng/model';
import { parseJson } from '../json.ts';
import { LRUCache } from 'lru-cache';

/** Characters of all remembered texts; a query of the shop has up to four thousand. */
const MAX_CHARACTERS = 4 * 2 ** 20;
/** Longer texts are executed, but not remembered. */
const MAX_TEXT = 16 * 2 ** 10;

/** The request with its text, or the error that it gets. */
export type CompleteRequest =
  | { readonly kind: 'complete'; readonly body: string }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string; readonly code: string };

const unknown: CompleteRequest = {
  kind: 'failed',
  // Clients send the text next: for them it is a response like any other.
  status: 200,
  message: 'PersistedQueryNotFound',
  code: 'PERSISTED_QUERY_NOT_FOUND',
};

const mismatch: CompleteRequest = {
  kind: 'failed',
  status: 400,
  message: 'The hash is not the one of the query.',
  code: 'PERSISTED_QUERY_MISMATCH',
};

function hashOf({ extensions }: Readonly<Record<string, unknown>>): string | undefined {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isRecord(persisted) || persisted['version'] !== 1) return undefined;
  const hash = persisted['sha256Hash'];
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined;
}

/**
 * Texts of queries by their SHA-256. A text is remembered only under its own hash, so no client can put another one in
 * its place. Completed requests are equal to those that were sent with their text.
 */
export class PersistedQueries {
  readonly #texts = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: ({ length }) => length });

  complete(body: string): CompleteRequest {
    const request = body.includes('"persistedQuery"') ? parseJson(body) : undefined;
    const hash = isRecord(request) ? hashOf(request) : undefined;
    if (!isRecord(request) || hash === undefined) return { kind: 'complete', body };
    const { query, extensions: _extensions, ...rest } = request;
    if (typeof query === 'string' && query !== '') {
      if (createHash('sha256').update(query).digest('hex') !== hash) return mismatch;
      if (query.length <= MAX_TEXT) this.#texts.set(hash, query);
    }
    const text = query || this.#texts.get(hash);
    return text ? { kind: 'complete', body: JSON.stringify({ ...rest, query: text }) } : unknown;
  }
}
