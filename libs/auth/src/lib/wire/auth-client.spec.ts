import { fail } from '@lyng/model';
import { makeToken, startAuthServer } from '../testing/auth-server.ts';
import type { AuthServer } from '../testing/auth-server.ts';
import { createAuthClient } from './auth-client.ts';
import type { AuthClient } from './auth-client.ts';
import { hashPassword } from './hash-password.ts';

const { subtle } = crypto;
let server: AuthServer;
let client: AuthClient;

beforeEach(async () => {
  server = await startAuthServer({ 'kunde@example.com': await hashPassword(subtle, 'lyngkunde1') });
  client = createAuthClient({
    authUrl: `${server.url}/auth/`,
    signUrl: `${server.url}/auth/sign/lyng?identity=`,
    fetch,
    subtle,
    timeLimit: 60_000,
  });
});
afterEach(() => server.close());

const kunde = { username: 'kunde@example.com', password: 'lyngkunde1' };

describe('the hash of a password', () => {
  it.each([
    ['password', 'TqQX01rg0eGU8RzVE7Z+5QQKPN5X2TBUG63Os6jd4eqFxSYqUm7uzortWfdoS9vJ'],
    ['lösenord7', 'JL7KsFNa6fzp1AUwtIN6f52QNPsOwfVvozgtegVrnUGqW+KpaByO9prOJqIBoG/m'],
    ['lo\u0308senord7', 'JL7KsFNa6fzp1AUwtIN6f52QNPsOwfVvozgtegVrnUGqW+KpaByO9prOJqIBoG/m'],
  ])('of %j is the contract’s [AUTH-05]', async (password, hash) => {
    expect(await hashPassword(subtle, password)).toBe(hash);
  });
});

describe('logging in', () => {
  it('requests a challenge, has it signed, and repeats with the complete signature and the hash [AUTH-02, AUTH-03, AUTH-05]', async () => {
    const result = await client.login({ ...kunde, remember: true });
    expect(result).toMatchObject({
      ok: true,
      value: { maxAge: 900, refreshToken: 'refresh-1', claims: { userName: kunde.username } },
    });
    expect(server.received.map(({ line }) => line)).toEqual([
      'POST /auth/login',
      'GET /auth/sign/lyng?identity=challenge-0%2B%2F',
      'POST /auth/login',
    ]);
    const [challenged, , proved] = server.received;
    expect(challenged?.body).toEqual({ username: kunde.username });
    expect(proved?.body).toEqual({
      username: kunde.username,
      signature: { identity: 'challenge-0+/', timestamp: 'now', signature: 'signed challenge-0+/' },
      password: await hashPassword(subtle, kunde.password),
    });
    expect(JSON.stringify(server.received)).not.toContain(kunde.password);
  });

  it.each([
    [true, undefined],
    [false, 30],
  ])('with remember me %s sends the session’s life %s, in minutes [AUTH-09]', async (remember, sessionLifetime) => {
    await client.login({ ...kunde, remember });
    const sent = server.received.at(-1)?.body as { readonly sessionLifetime?: number } | undefined;
    expect([sent !== undefined, sent?.sessionLifetime]).toEqual([true, sessionLifetime]);
  });

  it('needs a browser that can hash', async () => {
    const bare = createAuthClient({ authUrl: `${server.url}/auth/`, signUrl: '', fetch, subtle: undefined });
    expect(await bare.login({ ...kunde, remember: true })).toEqual({ ok: false, error: { kind: 'insecure' } });
    expect(server.received).toEqual([]);
  });
});

describe('an account', () => {
  it('changes its password with the old one; both travel hashed [AUTH-02, AUTH-05]', async () => {
    expect(await client.changePassword({ ...kunde, newPassword: 'lyngkunde2' })).toMatchObject({ ok: true });
    expect(server.received.at(-1)?.body).toMatchObject({
      password: await hashPassword(subtle, 'lyngkunde1'),
      newPassword: await hashPassword(subtle, 'lyngkunde2'),
    });
    expect(await client.changePassword({ ...kunde, newPassword: 'lyngkunde3' })).toEqual(
      fail({ kind: 'wrong-credentials' }),
    );
  });
});

describe('a session', () => {
  it('is refreshed by the header, once per refresh token [AUTH-04]', async () => {
    server.live.set('old', kunde.username);
    expect(await client.refresh('old')).toMatchObject({ ok: true, value: { refreshToken: 'refresh-1' } });
    expect(server.received).toMatchObject([{ line: 'GET /auth/login', refreshToken: 'old' }]);
    expect(await client.refresh('old')).toEqual({ ok: false, error: { kind: 'session-over' } });
  });

  it('is ended by the same header [AUTH-02, AUTH-04]', async () => {
    server.live.set('old', kunde.username);
    expect(await client.logout('old')).toEqual({ ok: true, value: true });
    expect(server.received).toMatchObject([{ line: 'GET /auth/logout', refreshToken: 'old' }]);
    expect(server.live.size).toBe(0);
  });
});

describe('an invalid response', () => {
  it.each<[string, { status: number; text?: string }, string]>([
    ['a page of somebody’s network (auth-022)', { status: 200, text: '<html>' }, 'unavailable'],
    ['null', { status: 200, text: 'null' }, 'unavailable'],
    ['an outage', { status: 503 }, 'unavailable'],
    ['too many tries', { status: 429 }, 'too-many'],
    ['a redirect', { status: 302 }, 'unavailable'],
    ['a success without a token (auth-021)', { status: 200, text: '{}' }, 'wrong-credentials'],
    ['a token that is none', { status: 200, text: '{"token":"x","maxAge":900}' }, 'wrong-credentials'],
    ['one alone', { status: 200, text: `{"token":"${makeToken()}","maxAge":900}` }, 'wrong-credentials'],
  ])('%s is reported as %j and starts no session [AUTH-01]', async (_case, intercepted, kind) => {
    server.intercept = ({ body }) =>
      (body as { signature?: object } | undefined)?.signature ? intercepted : undefined;
    expect(await client.login({ ...kunde, remember: true })).toEqual({ ok: false, error: { kind } });
  });

  it.each([[{ status: 500 }], [{ status: 200, text: '<html>' }], [{ status: 200, text: '{}' }]])(
    'with %j from the sign service, nothing more is sent',
    async (intercepted) => {
      server.intercept = ({ line }) => (line.includes('/sign/') ? intercepted : undefined);
      const result = await client.login({ ...kunde, remember: true });
      expect(result.ok).toBe(false);
    },
  );

  it.each([
    [400, 'unavailable'],
    [401, 'session-over'],
    [403, 'unavailable'],
    [429, 'too-many'],
    [200, 'unavailable'],
  ])('%d to a refresh is reported as %j: only the service ends a session [AUTH-01]', async (status, kind) => {
    server.intercept = () => ({ status, text: '' });
    expect(await client.refresh('old')).toEqual({ ok: false, error: { kind } });
  });

  it('a timeout is reported as unavailable', async () => {
    await server.close();
    expect(await client.login({ ...kunde, remember: true })).toEqual({ ok: false, error: { kind: 'unavailable' } });
    expect(await client.refresh('old')).toEqual({ ok: false, error: { kind: 'unavailable' } });
    expect(await client.logout('old')).toEqual({ ok: false, error: { kind: 'unavailable' } });
    server = await startAuthServer();
  });
});
