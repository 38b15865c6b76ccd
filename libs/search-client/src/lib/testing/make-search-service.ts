import type { SearchService } from '../wire/search-service.ts';

/** A service for tests; give it a `fetch` or the address of a server. */
export const makeSearchService = (own: Partial<SearchService> = {}): SearchService => ({
  clusterUrl: 'http://search.test',
  market: 'dk',
  locale: 'da-DK',
  touchpoint: 'desktop',
  keys: () => ({ customerKey: 'c-1', sessionKey: 's-1' }),
  fetch,
  timeLimit: 60_000,
  ...own,
});

/** A `fetch` that always gives this answer, and notes what it was asked. */
export function answering(
  body: string | null,
  status = 200,
): { readonly fetch: typeof fetch; readonly asked: Request[] } {
  const asked: Request[] = [];
  return {
    asked,
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return new Response(body, { status });
    },
  };
}
