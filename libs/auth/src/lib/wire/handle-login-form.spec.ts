import { webcrypto } from 'node:crypto';
import type { CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import type { AuthFailure } from '@lyng/model';
import { startAuthServer } from '../testing/auth-server.ts';
import type { AuthServer } from '../testing/auth-server.ts';
import { createAuthClient } from './auth-client.ts';
import { emptyForm, handleLoginForm, loginFormIntent, postedFormStatus } from './handle-login-form.ts';
import type { LoginFormIntent } from './handle-login-form.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const { subtle } = webcrypto as unknown as Crypto;

describe('a login form that was posted without JavaScript [SHOP-13]', () => {
  let server: AuthServer;
  beforeEach(async () => void (server = await startAuthServer()));
  afterEach(() => server.close());

  const requested: unknown[] = [];
  beforeEach(() => void (requested.length = 0));
  const post = (
    intent: LoginFormIntent,
    fields: Readonly<Record<string, string>>,
    response: Awaited<ReturnType<CommerceGateway['mutate']>> = ok({}),
  ) =>
    handleLoginForm(
      {
        form: formOf(fields),
        client: createAuthClient({
          authUrl: `${server.url}/auth/`,
          signUrl: `${server.url}/auth/sign/key?identity=`,
          fetch,
          subtle,
        }),
        gateway: {
          mutate: async (_document: unknown, variables: unknown) => (requested.push(variables), response),
        } as unknown as CommerceGateway,
        subtle,
        resetKey: 'key-of-the-mail',
      },
      intent,
    );
  const customer = { username: 'kunde@example.com', password: 'lyngkunde1', remember: 'on' };

  it.each([
    ['new-password', 'new-password'],
    ['logout', null],
    ['Login', null],
  ])('with the intent %j is read as %j', (intent, expected) => {
    expect(loginFormIntent(formOf({ intent }))).toBe(expected);
  });

  it('creates an account, logs in to it, and sends the auth service no password as plain text [AUTH-05, AUTH-09]', async () => {
    const choice = { username: 'kunde@example.com', remember: true };
    expect(await post('register', customer)).toMatchObject({ kind: 'signed-in', reason: 'register', choice });
    expect(await post('login', { ...customer, username: ' kunde@example.com ' })).toMatchObject({
      kind: 'signed-in',
      reason: 'login',
      grant: { claims: { userName: 'kunde@example.com' } },
      choice,
    });
    expect(JSON.stringify(server.received)).not.toContain('lyngkunde1');
  });

  it('sends the short session lifetime to the service [AUTH-09]', async () => {
    const { remember: _, ...short } = customer;
    expect(await post('register', short)).toMatchObject({ choice: { remember: false } });
    expect(server.received.at(-1)?.body).toMatchObject({ sessionLifetime: 30 });
  });

  it('posted twice creates one account, and logs in to it', async () => {
    await post('register', customer);
    expect(await post('register', customer)).toMatchObject({ kind: 'signed-in', reason: 'login' });
    expect(server.accounts.size).toBe(1);
  });

  it.each<[LoginFormIntent, Readonly<Record<string, string>>, readonly string[]]>([
    ['login', {}, ['email missing', 'password missing']],
    ['register', { username: 'a@b.dk' }, ['password missing']],
    ['forgotten', { password: 'lyngkunde1' }, ['email missing']],
    ['new-password', { password: 'lyngkunde1', repeated: 'lyngkunde2' }, ['repeated mismatch']],
  ])('for %s with %j sends nothing and returns the errors: %j [AUTH-10]', async (intent, fields, errors) => {
    const outcome = await post(intent, fields);
    if (outcome.kind !== 'shown-again') throw new Error('The form was taken.');
    expect(outcome.posted.errors.map(({ field, error }) => `${field} ${error}`)).toEqual(errors);
    expect(postedFormStatus(outcome.posted)).toBe(422);
    expect([server.received, requested]).toEqual([[], []]);
  });

  it.each<[LoginFormIntent, number, string, AuthFailure['kind'], number]>([
    ['login', 401, '{"code":"WrongCredentials"}', 'wrong-credentials', 422],
    ['register', 422, '{"code":"CommonPassword"}', 'password-rejected', 422],
    ['register', 400, '{"code":"InvalidEmail"}', 'email-rejected', 422],
    ['login', 429, '{}', 'too-many', 429],
    ['login', 500, '{}', 'unavailable', 503],
    ['login', 200, '<html>', 'unavailable', 503],
  ])(
    'for %s with the response %d %s is shown again with the email, never the password [AUTH-11]',
    async (intent, status, text, kind, shownAs) => {
      server.intercept = () => ({ status, text });
      const outcome = await post(intent, customer);
      expect(outcome).toEqual({
        kind: 'shown-again',
        posted: { ...emptyForm, email: 'kunde@example.com', remember: true, failure: { kind } },
      });
      expect(outcome.kind === 'shown-again' && postedFormStatus(outcome.posted)).toBe(shownAs);
      expect(JSON.stringify(outcome)).not.toContain('lyngkunde1');
    },
  );

  it('reports that the account has another password', async () => {
    await post('register', customer);
    expect(await post('register', { ...customer, password: 'anden-kode' })).toMatchObject({
      posted: { failure: { kind: 'account-exists' } },
    });
  });

  it('requests a mail with the email alone [AUTH-12]', async () => {
    const outcome = await post('forgotten', { username: 'kunde@example.com' });
    expect(outcome).toMatchObject({ posted: { email: 'kunde@example.com', isDone: true, failure: null } });
    expect(outcome.kind === 'shown-again' && postedFormStatus(outcome.posted)).toBe(200);
    expect(requested).toEqual([{ email: 'kunde@example.com' }]);
  });

  it.each([
    [ok({ commitReset: true }), { isDone: true, failure: null }],
    [ok({ commitReset: false }), { isDone: false, failure: { kind: 'reset-expired' } }],
    [fail({ kind: 'unreachable' as const }), { isDone: false, failure: { kind: 'unavailable' } }],
  ])('sets a new password by the key of the mail: %j [AUTH-12]', async (response, posted) => {
    const fields = { password: 'nyadgang1', repeated: 'nyadgang1' };
    expect(await post('new-password', fields, response)).toMatchObject({ posted });
    expect(requested).toEqual([{ resetKey: 'key-of-the-mail', password: expect.not.stringContaining('nyadgang1') }]);
  });
});
