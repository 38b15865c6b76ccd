import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import type { Result } from '@lyng/model';
import { LRUCache } from 'lru-cache';

/** Age of a response in ms up to which it is used again; the page that shows it is sent for ten seconds more. */
const FRESH_MS = 5000;

/** A list is a quarter of a megabyte. */
const MAX_RESPONSES = 100;

interface SharedResponse {
  /** Time of the request, in ms since the epoch. */
  readonly requestedAt: number;
  readonly result: Promise<Result<CommerceFailure, unknown>>;
}

/** Gives a gateway the responses of others, for a visitor without a login at a site. */
export type ShareQueries = (gateway: CommerceGateway, site: string, now: number) => CommerceGateway;

/**
 * Responses to queries of anonymous visitors, such as menus and lists, for some seconds: pages that have them in common
 * do not request them again. One request at a time for each; a failure is not cached.
 */
export function createSharedQueries(documents: readonly object[]): ShareQueries {
  const responses = new LRUCache<string, SharedResponse>({ max: MAX_RESPONSES });
  return (gateway, site, now) => ({
    ...gateway,
    query: <Data, Variables>(...request: Parameters<typeof gateway.query<Data, Variables>>) => {
      const [document, variables, options] = request;
      const place = documents.indexOf(document);
      if (place < 0 || options?.fetchPolicy !== undefined) return gateway.query(...request);
      const key = `${place}|${site}|${JSON.stringify(variables)}`;
      const known = responses.get(key);
      // Of the same document, so of the same type.
      if (known && now - known.requestedAt < FRESH_MS) return known.result as Promise<Result<CommerceFailure, Data>>;
      // Without the signal of this visitor, who may leave: others wait for the response too.
      const result = gateway.query(document, variables);
      responses.set(key, { requestedAt: now, result });
      const forget = (): void => {
        if (responses.peek(key)?.result === result) responses.delete(key);
      };
      void result.then(({ ok }) => !ok && forget(), forget);
      return result;
    },
  });
}
