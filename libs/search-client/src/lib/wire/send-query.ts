import { fail, isRecord, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FacetSelection, ParamValue } from '../core/query-string.ts';
import type { Reader } from './read.ts';
import { statusFailure } from './search-failure.ts';
import type { SearchFailure } from './search-failure.ts';
import { addressOf } from './search-service.ts';
import type { SearchService } from './search-service.ts';

/** The result of a query; it never rejects. */
export type SearchResult<Content> = Promise<Result<SearchFailure, Content>>;

interface Query<Content, Params> {
  readonly name: string;
  readonly read: Reader<Content>;
  readonly params?: Params | undefined;
  readonly facets?: FacetSelection | undefined;
  readonly body?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A status of 200–399 returns content; a response without a body returns empty content. */
function contentOf<Content>(status: number, text: string, read: Reader<Content>): Result<SearchFailure, Content> {
  if (status < 200 || status > 399) return statusFailure(status, text);
  try {
    const json: unknown = JSON.parse(text || '{}');
    const content = isRecord(json) ? read(json) : undefined;
    if (content !== undefined) return ok(content);
  } catch {
    // No JSON, or nested too deep to be read.
  }
  return fail({ kind: 'malformed' });
}

/** Sends a query: with a body a POST of JSON sent as text, which needs no CORS preflight, else a GET. */
export async function sendQuery<Content, Params extends Partial<Record<keyof Params, ParamValue>>>(
  service: SearchService,
  { name, read, params, facets, body, signal }: Query<Content, Params>,
): SearchResult<Content> {
  // Taken out of the object: a browser's `fetch` throws when it is called as a method of another object.
  const { locale, touchpoint, timeLimit, fetch } = service;
  const address = addressOf(service, `queries/${name}`, { locale, touchpoint, ...params }, facets);
  const deadline = AbortSignal.timeout(timeLimit);
  let status: number;
  let text: string;
  try {
    const response = await fetch(address, {
      ...(body && { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }),
      // The keys identify the visitor. A request without preflight must not carry cookies, so that another site cannot
      // use them.
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    status = response.status;
    text = await response.text();
  } catch {
    return fail({ kind: signal?.aborted ? 'aborted' : 'unreachable' });
  }
  return contentOf(status, text, read);
}
