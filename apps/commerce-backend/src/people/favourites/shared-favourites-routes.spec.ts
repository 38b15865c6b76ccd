import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import type { TokenRules } from '../../platform/identity/access-token.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';
import { useAuth } from '../auth/testing/open-auth.ts';

const now = new Date('2026-03-02T10:00:00Z');
const exp = now.getTime() / 1000 + 900;

describe.each(testDatabases())('a list of favourites shared by a link, on $name [FAV-11]', (database) => {
  const auth = useAuth(database);
  let rules: TokenRules;
  beforeAll(async () => {
    rules = await tokenRules(auth);
  });

  const bearer = (sid: string) => ({ authorization: `Bearer ${issueToken(rules, { sid, exp })}` });
  const share = async (userId: string, method: 'GET' | 'POST' | 'DELETE') =>
    (await auth.app.inject({ method, url: `/likes/users/${userId}/share`, headers: bearer(userId) })).json<{
      token: string | null;
    }>().token;
  const store = (userId: string, payload: readonly number[]) =>
    auth.app.inject({
      method: 'POST',
      url: `/likes/users/${userId}/products`,
      payload: [...payload],
      headers: bearer(userId),
    });
  const read = async (token: string | null, remoteAddress = '203.0.113.1') => {
    const { statusCode, body, headers } = await auth.app.inject({ url: `/likes/shared/${token}`, remoteAddress });
    return {
      status: statusCode,
      body: statusCode === 200 ? JSON.parse(body) : undefined,
      cache: headers['cache-control'],
    };
  };

  it('is the list as it is now, to everyone, stored in no cache', async () => {
    await store('anna', [3, 1]);
    expect(await share('anna', 'GET')).toBeNull();
    const token = await share('anna', 'POST');
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await read(token)).toEqual({ status: 200, body: [3, 1], cache: 'no-store' });
    await store('anna', [3]);
    expect((await read(token)).body).toEqual([3]);
    await store('anna', []);
    expect((await read(token)).body).toEqual([]);
  });

  it('has one link, which its owner sees again', async () => {
    const [one, two] = await Promise.all([share('bo', 'POST'), share('bo', 'POST')]);
    expect([two, await share('bo', 'GET')]).toEqual([one, one]);
    expect(await read(one)).toMatchObject({ status: 200, body: [] });
    const rows = await auth.db.selectFrom('shared_favourites').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(one);
  });

  it('is gone at once when its owner ends the link, and has another link the next time', async () => {
    const token = await share('carl', 'POST');
    expect(await share('carl', 'DELETE')).toBeNull();
    expect(await read(token)).toMatchObject({ status: 404, cache: 'no-store' });
    const next = await share('carl', 'POST');
    expect(next).not.toBe(token);
    expect((await read(token)).status).toBe(404);
    expect((await read(next)).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(22), 'A'.repeat(23), '..%2Fadmin', '%00'])('does not exist behind %s', async (token) => {
    expect((await read(token)).status).toBe(404);
  });

  it('cannot be found by trying, and its readers are not counted', async () => {
    const token = await share('dora', 'POST');
    const network = '203.0.113.2';
    for (let visits = 0; visits < 70; visits += 1) expect((await read(token, network)).status).toBe(200);
    const guesses = [];
    for (let tries = 0; tries < 70; tries += 1) guesses.push((await read('B'.repeat(22), network)).status);
    expect(new Set(guesses)).toEqual(new Set([404, 429]));
    expect((await read(token, '203.0.113.3')).status).toBe(200);
  });

  it.each(['GET', 'POST', 'DELETE'] as const)('belongs to its owner alone: %s', async (method) => {
    const url = '/likes/users/anna/share';
    expect((await auth.app.inject({ method, url })).statusCode).toBe(401);
    expect((await auth.app.inject({ method, url, headers: bearer('bo') })).statusCode).toBe(403);
  });
});
