import type { SearchService } from '../wire/search-service.ts';

/** A service for tests; give it a `fetch` or the address of a server. */
export const makeSearchService = (own: Partial<SearchService> = {}): SearchService => ({
  url: 'http://search.test/api/storefront/v3',
  market: 'dk',
  locale: 'da-DK',
  touchpoint: 'desktop',
  keys: () => ({ customerKey: 'c-1', sessionKey: 's-1' }),
  fetch,
  timeLimit: 60_000,
  ...own,
});

/** A `fetch` that always returns this response, and records its requests. */
export function respondWith(
  body: string | null,
  status = 200,
): { readonly fetch: typeof fetch; readonly requests: Request[] } {
  const requests: Request[] = [];
  return {
    requests,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(body, { status });
    },
  };
}
