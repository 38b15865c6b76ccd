import { SEARCH_PATH } from '@lyng/model';
import type { SearchService } from '@lyng/search-client';
import { createFakeSearchIndex } from './fake-search-index.ts';
import type { FakeSearchOptions } from './fake-search-index.ts';
import { fakeSearchResponses } from './fake-search-responses.ts';

/** The requests to the service, in their order. */
export interface FakeSearchRequest {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A small search service in memory: real requests and responses of the API, no network. */
export interface FakeSearch {
  readonly service: SearchService;
  readonly requests: readonly FakeSearchRequest[];
  /** Delays the responses to a text until it is called, and delivers them even to aborted requests. */
  readonly hold: (text: string) => () => void;
}

/** The service as a browser reaches it. */
const serviceWith = (fetchHere: unknown): SearchService => ({
  url: `http://search.test${SEARCH_PATH}`,
  market: 'dk',
  locale: 'da-DK',
  touchpoint: 'desktop',
  keys: () => ({ customerKey: 'c-1', sessionKey: 's-1' }),
  fetch: fetchHere as typeof fetch,
  timeLimit: 60_000,
});

/** Opens a search service in memory. */
export function openFakeSearch(options: FakeSearchOptions = {}): FakeSearch {
  const { isDown = false } = options;
  const index = createFakeSearchIndex(options);
  const requests: FakeSearchRequest[] = [];
  const held = new Map<string, Promise<void>>();

  /** Handles a request as a server would. */
  const respond = (address: string, bodyText?: string): { readonly status: number; readonly text: string } => {
    const url = new URL(address, 'http://search.test');
    const name = url.pathname.replace(`${SEARCH_PATH}/`, '');
    const params = Object.fromEntries(url.searchParams);
    const body: unknown = bodyText === undefined ? undefined : JSON.parse(bodyText);
    requests.push({ name, params, body });
    const make = fakeSearchResponses[name];
    if (isDown === true || isDown === name) return { status: 503, text: '{"message":"No."}' };
    if (!make) return { status: 404, text: '{"message":"No."}' };
    return { status: 200, text: JSON.stringify(make(index, { q: params['q'] ?? '', params, body })) };
  };

  const fetchHere = async (input: string, init?: RequestInit): Promise<Pick<Response, 'status' | 'ok' | 'text'>> => {
    const { status, text } = respond(
      input,
      init?.body === undefined || init.body === null ? undefined : String(init.body),
    );
    await held.get(new URL(input).searchParams.get('q') ?? '');
    return { status, ok: status < 300, text: async () => text };
  };

  return {
    requests,
    service: serviceWith(fetchHere),
    hold: (text) => {
      let release: () => void = () => undefined;
      held.set(
        text,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
  };
}
