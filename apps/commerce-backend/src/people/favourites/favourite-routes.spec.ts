import { buildApp } from '../../api/app.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import type { TokenRules } from '../../platform/identity/access-token.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';
import badLists from './testing/bad-lists.json' with { type: 'json' };
import { useAuth } from '../auth/testing/open-auth.ts';

const now = new Date('2026-03-02T10:00:00Z');
const exp = now.getTime() / 1000 + 900;

describe.each(testDatabases())('favourites service on $name', (database) => {
  const auth = useAuth(database);
  let rules: TokenRules;
  beforeAll(async () => {
    rules = await tokenRules(auth);
  });

  const bearer = (sid: string) => ({ authorization: `Bearer ${issueToken(rules, { sid, exp })}` });
  const products = (userId: string) => `/likes/users/${userId}/products`;
  const migrated = (userId: string) => `/likes/users/${userId}/migrated`;
  const post = (userId: string, payload: string) =>
    auth.app.inject({
      method: 'POST',
      url: products(userId),
      payload,
      headers: { ...bearer(userId), 'content-type': 'application/json' },
    });
  const list = async (userId: string): Promise<unknown> =>
    (await auth.app.inject({ url: products(userId), headers: bearer(userId) })).json();

  it('keeps each user’s list and migrated flag [FAV-08]', async () => {
    expect(await list('anna')).toEqual([]);
    expect((await post('anna', '[3,1,2]')).statusCode).toBe(200);
    expect(await list('anna')).toEqual([3, 1, 2]);
    expect((await post('anna', '[2]')).json()).toEqual([2]);
    expect(await list('anna')).toEqual([2]);
    const flag = async () =>
      (await auth.app.inject({ url: migrated('anna'), headers: bearer('anna') })).json<boolean>();
    expect(await flag()).toBe(false);
    expect((await auth.app.inject({ method: 'POST', url: migrated('anna'), headers: bearer('anna') })).statusCode).toBe(
      200,
    );
    expect(await flag()).toBe(true);
    expect(await list('anna')).toEqual([2]);
    expect(await list('bo')).toEqual([]);
  });

  it('does not overwrite a list that has changed since it was read', async () => {
    const read = async () =>
      (await auth.app.inject({ url: products('two'), headers: bearer('two') })).headers['etag'] ?? '';
    const postFrom = async (version: string, payload: string) => {
      const headers = { ...bearer('two'), 'content-type': 'application/json', 'if-match': version };
      return (await auth.app.inject({ method: 'POST', url: products('two'), payload, headers })).statusCode;
    };
    const empty = await read();
    const both = await Promise.all([postFrom(empty, '[1]'), postFrom(empty, '[2]')]);
    expect(both.sort()).toEqual([200, 412]);
    expect(await postFrom(`W/${await read()}`, '[1,2]')).toBe(200);
    expect(await postFrom('*', '[3]')).toBe(200);
    expect(await list('two')).toEqual([3]);
  });

  it.each(badLists)('responds to $input with $status ($id)', async ({ id, input, status, stored }) => {
    expect((await post(id, input)).statusCode).toBe(status);
    expect(await list(id)).toEqual(stored);
  });

  it.each(['[1.5]', '[0]', '["x"]', '[9007199254740993]', '"1"', '[1,2'])('rejects %s', async (input) => {
    expect((await post('refused', input)).statusCode).toBe(400);
  });

  it('rejects a million ids before reading them (favourites-012)', async () => {
    expect((await post('million', `[${Array.from({ length: 1_000_000 }, (_, id) => id).join(',')}]`)).statusCode).toBe(
      413,
    );
  });

  it.each([
    [30_000, 400],
    [100_000, 413],
  ])('rejects a list nested %d deep with %d (favourites-013)', async (depth, status) => {
    expect((await post('nested', `${'['.repeat(depth)}${']'.repeat(depth)}`)).statusCode).toBe(status);
  });

  it('[IN-34] stores the newest 1000 ids, which come last', async () => {
    await post('many', JSON.stringify(Array.from({ length: 1100 }, (_, id) => id + 1)));
    expect(await list('many')).toEqual(Array.from({ length: 1000 }, (_, id) => id + 101));
  });

  it.each([
    ['no token (favourites-016)', {}],
    ['no bearer token', { authorization: 'Basic YW5uYTp4' }],
    ['a token of nonsense', { authorization: 'Bearer nonsense' }],
  ] as readonly (readonly [string, Record<string, string>])[])('returns 401 for %s', async (_, headers) => {
    for (const method of ['GET', 'POST'] as const) {
      for (const url of [products('anna'), migrated('anna')]) {
        expect((await auth.app.inject({ method, url, headers })).statusCode).toBe(401);
      }
    }
  });

  it('returns 403 for another user’s list', async () => {
    expect((await auth.app.inject({ url: products('bo'), headers: bearer('anna') })).statusCode).toBe(403);
    // A name like others, not a number (favourites-017).
    expect((await auth.app.inject({ url: products('1e400'), headers: bearer('anna') })).statusCode).toBe(403);
    expect(
      (await auth.app.inject({ method: 'POST', url: products('bo'), payload: [1], headers: bearer('anna') }))
        .statusCode,
    ).toBe(403);
    expect(await list('bo')).toEqual([]);
  });

  it.each(['../admin', '..%2Fadmin', '%2e%2e', '1;DROP', '%00', 'a'.repeat(65)])(
    'has no user %s (favourites-017)',
    async (userId) => {
      expect((await auth.app.inject({ url: products(userId), headers: bearer('anna') })).statusCode).toBe(404);
    },
  );

  it('gives tokens for development only', async () => {
    expect((await auth.app.inject({ method: 'POST', url: '/development/token/anna' })).statusCode).toBe(404);
    const development = buildApp({ db: auth.db, config: makeConfig({ development: true }), now: () => now });
    const { token } = (await development.inject({ method: 'POST', url: '/development/token/anna' })).json<{
      token: string;
    }>();
    expect(
      (await auth.app.inject({ url: products('anna'), headers: { authorization: `Bearer ${token}` } })).statusCode,
    ).toBe(200);
    await development.close();
  });
});
