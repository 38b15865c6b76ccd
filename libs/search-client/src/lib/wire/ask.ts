import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { FacetSelection, ParamValue } from '../core/query-string.ts';
import { isRecord } from './read.ts';
import type { Reader } from './read.ts';
import { refusal } from './search-failure.ts';
import type { SearchFailure } from './search-failure.ts';
import { addressOf } from './search-service.ts';
import type { SearchService } from './search-service.ts';

/** What a query answers; it never rejects. */
export type Answer<Content> = Promise<Result<SearchFailure, Content>>;

interface Question<Content, Params> {
  readonly name: string;
  readonly read: Reader<Content>;
  readonly params?: Params | undefined;
  readonly facets?: FacetSelection | undefined;
  readonly body?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Spec §7: a status of 200–399 gives content; one without a body gives content in which everything is empty. */
function contentOf<Content>(status: number, text: string, read: Reader<Content>): Result<SearchFailure, Content> {
  if (status < 200 || status > 399) return refusal(status, text);
  try {
    const json: unknown = JSON.parse(text || '{}');
    const content = isRecord(json) ? read(json) : undefined;
    if (content !== undefined) return ok(content);
  } catch {
    // No JSON, or nested too deep to be read.
  }
  return fail({ kind: 'malformed' });
}

/** Asks a query: with a body a POST of JSON sent as text, which needs no CORS preflight, else a GET. */
export async function ask<Content, Params extends Partial<Record<keyof Params, ParamValue>>>(
  service: SearchService,
  { name, read, params, facets, body, signal }: Question<Content, Params>,
): Answer<Content> {
  // Taken out of the object: a browser's `fetch` refuses to be called as somebody's method.
  const { locale, touchpoint, timeLimit, fetch } = service;
  const address = addressOf(service, `queries/${name}`, { locale, touchpoint, ...params }, facets);
  const deadline = AbortSignal.timeout(timeLimit);
  let status: number;
  let text: string;
  try {
    const response = await fetch(address, {
      ...(body && { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }),
      // The keys say who asks. A request that needs no preflight must be worth nothing to a stranger (W26).
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
