import { testDatabases } from '../platform/database/testing/test-databases.ts';
import badInputs from './testing/bad-inputs.json' with { type: 'json' };
import badNotices from './testing/bad-notices.json' with { type: 'json' };
import { openSearch } from './testing/open-search.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const BASE = '/api/storefront/v3';

describe.each(testDatabases())('search service on $name', (database) => {
  const service = openForSuite(() => openSearch(database));

  interface Sent {
    readonly body?: string;
    readonly headers?: Record<string, string>;
  }

  const post = (path: string, { body, headers }: Sent = {}) =>
    service().app.inject({
      method: 'POST',
      url: `${BASE}/${path}`,
      headers: { ...(body === undefined ? {} : { 'content-type': 'text/plain;charset=UTF-8' }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });

  it.each(badInputs as readonly { id: string; name: string; query: string; body?: string; status: number }[])(
    'responds to $id with $status, and with a message when rejected [SEARCH-05]',
    async ({ name, query, body, status }) => {
      const response = await post(`queries/${name}?${query}`, body === undefined ? {} : { body });
      expect(response.statusCode).toBe(status);
      if (status >= 400) expect(response.json<{ message: string }>().message).toMatch(/\w/);
    },
  );

  it.each(badNotices as readonly { name: string; query: string; body?: string; status: number }[])(
    'responds to the notification $name of $body with $status',
    async ({ name, query, body, status }) => {
      expect((await post(`notifications/${name}?${query}`, body === undefined ? {} : { body })).statusCode).toBe(
        status,
      );
    },
  );

  it('accepts JSON as text/plain or as application/json only [SEARCH-04]', async () => {
    const request = (type: string) =>
      post('queries/search-page?market=se&q=kofta', {
        body: '{"navigation":{"include":true}}',
        headers: { 'content-type': type },
      });
    expect((await request('text/plain')).json()).toHaveProperty('navigation');
    expect((await request('application/json')).json()).toHaveProperty('navigation');
    expect((await request('application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  it('allows the shop’s pages and rejects others before anything is written', async () => {
    const notify = (origin: string) => post('notifications/end?market=se', { headers: { origin } });
    const own = await notify('http://se.localhost:4200');
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, 'http://se.localhost:4200']);
    expect((await notify('https://evil.example')).statusCode).toBe(403);
  });

  it('rejects a body that is too long', async () => {
    expect(
      (await post('queries/search-page?market=se&q=x', { body: `{"a":"${'x'.repeat(70_000)}"}` })).statusCode,
    ).toBe(413);
  });

  it('takes the page from the Referer without a pageReference', async () => {
    const response = await service().app.inject({
      url: `${BASE}/queries/landing-page?market=se`,
      headers: { referer: 'http://se.localhost:4200/b/lattfot' },
    });
    expect(response.json()).toMatchObject({ published: true, seo: { pageHeading: 'Lättfot' } });
  });
});
