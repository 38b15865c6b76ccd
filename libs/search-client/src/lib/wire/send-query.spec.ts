import { fail } from '@lyng/model';
import type { RequestListener } from 'node:http';
import { respondWith, makeSearchService } from '../testing/make-search-service.ts';
import { openSearchServer } from '../testing/search-server.ts';
import type { SearchServer } from '../testing/search-server.ts';
import { queryAutocomplete, queryLandingPage, querySearchPage } from './queries.ts';

const send =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
const hang: RequestListener = () => undefined;

describe('the search service, when a request goes wrong', () => {
  let server: SearchServer;
  beforeAll(async () => {
    server = await openSearchServer();
  });
  afterAll(() => server.close());

  const query = (respond: RequestListener, timeLimit = 60_000, signal?: AbortSignal) => {
    server.respond = respond;
    return queryLandingPage(
      makeSearchService({ url: server.url, timeLimit }),
      { pageReference: '/' },
      undefined,
      signal,
    );
  };

  it.each<[string, RequestListener, unknown]>([
    ['hangs up at once', (request) => request.socket.destroy(), { kind: 'unreachable' }],
    [
      'hangs up in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('{"seo":', () => response.destroy());
      },
      { kind: 'unreachable' },
    ],
    ['sends garbage for gzip', send(200, 'no gzip', { 'content-encoding': 'gzip' }), { kind: 'unreachable' }],
    ['is broken', send(500, 'oops'), { kind: 'refused', status: 500, content: 'oops' }],
  ])('%s: a failure, not an exception [SEARCH-05]', async (_name, respond, failure) => {
    expect(await query(respond)).toEqual(fail(failure));
  });

  it('takes longer than the time limit: unreachable', async () => {
    expect(await query(hang, 20)).toEqual(fail({ kind: 'unreachable' }));
  });

  it('does not exist: unreachable', async () => {
    const gone = await openSearchServer();
    await gone.close();
    expect(await queryLandingPage(makeSearchService({ url: gone.url }))).toEqual(fail({ kind: 'unreachable' }));
  });

  it('is not awaited once the caller aborts', async () => {
    const caller = new AbortController();
    const result = query(() => caller.abort(), 60_000, caller.signal);
    expect(await result).toEqual(fail({ kind: 'aborted' }));
  });

  it('gets no request when the caller had aborted before', async () => {
    const before = server.seen.length;
    expect(await query(hang, 60_000, AbortSignal.abort())).toEqual(fail({ kind: 'aborted' }));
    expect(server.seen).toHaveLength(before);
  });

  it('redirects: the response from there counts [SEARCH-05]', async () => {
    const moved: RequestListener = (request, response) =>
      request.url?.startsWith('/moved')
        ? response.end('{"seo":{"pageTitle":"Sko"}}')
        : response.writeHead(302, { location: '/moved' }).end();
    expect(await query(moved)).toMatchObject({ ok: true, value: { seo: { pageTitle: 'Sko' } } });
  });
});

describe('a query', () => {
  it('sends no cookies, since a text/plain POST needs no preflight [SEARCH-04]', async () => {
    const { fetch, requests } = respondWith('{}');
    await querySearchPage(makeSearchService({ fetch }), { q: 'sko' }, { navigation: { include: true } });
    await queryAutocomplete(makeSearchService({ fetch }), { q: 'sko' });
    expect(requests.map(({ method, credentials }) => [method, credentials])).toEqual([
      ['POST', 'omit'],
      ['GET', 'omit'],
    ]);
  });

  it('calls fetch as a browser allows: on its own, not as a method of another object', async () => {
    const receivers: unknown[] = [];
    const fetch = function (this: unknown) {
      receivers.push(this);
      return Promise.resolve(new Response('{}'));
    };
    await querySearchPage(makeSearchService({ fetch }), { q: 'sko' });
    expect(receivers).toEqual([undefined]);
  });

  it('reads the keys at each request [SEARCH-01]', async () => {
    const { fetch, requests } = respondWith('{}');
    let visitor = 0;
    const service = makeSearchService({ fetch, keys: () => ({ customerKey: `c${++visitor}`, sessionKey: 's' }) });
    await queryAutocomplete(service, { q: 'sko' });
    await queryAutocomplete(service, { q: 'sko' });
    expect(requests.map(({ url }) => new URL(url).searchParams.get('customerKey'))).toEqual(['c1', 'c2']);
  });

  it('keeps a phrase a phrase, whatever it looks like (list-query-058) [SEARCH-01]', async () => {
    const { fetch, requests } = respondWith('{}');
    await querySearchPage(makeSearchService({ fetch }), { q: '../../admin?market=se&q=x#' });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/api/storefront/v3/queries/search-page');
    expect([url.searchParams.get('q'), url.searchParams.getAll('market'), url.hash]).toEqual([
      '../../admin?market=se&q=x#',
      ['dk'],
      '',
    ]);
  });
});
