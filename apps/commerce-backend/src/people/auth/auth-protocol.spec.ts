import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { testApiKey } from '../../testing/test-config.ts';
import { clientPasswordHash } from './client-password-hash.ts';
import { verifyToken } from '../../platform/identity/access-token.ts';
import { makeAccount } from './testing/make-account.ts';
import type { MadeAccount } from './testing/make-account.ts';
import { useAuth } from './testing/open-auth.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';

const getUser = '{ getUser { id email } }';

describe.each(testDatabases())('the auth service on $name', (database) => {
  const auth = useAuth(database);
  let anna: MadeAccount;
  const email = 'anna@example.com';
  beforeAll(async () => {
    anna = await makeAccount(auth, {
      email,
      password: 'lösenord7',
      customerType: 'ORGANIZATION',
      memberType: 'Member',
      memberId: 7,
      address: { firstName: 'Anna', lastName: 'Lund' },
    });
  });

  const password = clientPasswordHash('lösenord7');
  const isLoggedIn = async (token: string | undefined): Promise<boolean> =>
    (await auth.request(getUser, {}, token === undefined ? {} : { authorization: `Bearer ${token}` })).data?.getUser
      ?.email !== undefined;

  it('hashes as every client of the contract does [AUTH-05]', () => {
    expect(clientPasswordHash('password')).toBe('TqQX01rg0eGU8RzVE7Z+5QQKPN5X2TBUG63Os6jd4eqFxSYqUm7uzortWfdoS9vJ');
    expect(password).toBe('JL7KsFNa6fzp1AUwtIN6f52QNPsOwfVvozgtegVrnUGqW+KpaByO9prOJqIBoG/m');
  });

  it('gives a challenge, a signature, and then tokens with the claims of the contract [AUTH-02] [AUTH-03] [AUTH-04] (auth-003)', async () => {
    const challenge = await auth.send('POST', 'login', { body: { username: email } });
    expect(challenge).toMatchObject({
      status: 200,
      body: { sign: expect.stringMatching(/^[A-Za-z0-9_-]+$/) as string },
    });
    const { body: signature } = await auth.send('GET', `sign/${testApiKey}?identity=${challenge.body.sign ?? ''}`);
    expect(signature).toEqual({
      identity: challenge.body.sign,
      timestamp: expect.any(String) as string,
      signature: expect.any(String) as string,
    });
    const response = await auth.send('POST', 'login', { body: { username: 'Anna@Example.com', signature, password } });
    expect(response).toMatchObject({
      status: 200,
      body: { token: expect.any(String) as string, maxAge: 900 },
      refreshToken: expect.any(String) as string,
    });
    expect(verifyToken(await tokenRules(auth), response.body.token ?? '', auth.now())).toMatchObject({
      ok: true,
      value: {
        sid: anna.userId,
        name: 'Anna Lund',
        exp: auth.now().getTime() / 1000 + 900,
        customerType: 'ORGANIZATION',
        memberType: 'Member',
        memberId: 7,
        memberDiscount: 0,
        iss: 'lyng',
        aud: testApiKey,
      },
    });
    expect(await isLoggedIn(response.body.token)).toBe(true);
  });

  it('signs a challenge in the path too, but not without the key [AUTH-03]', async () => {
    const { body } = await auth.send('POST', 'register', { body: { username: 'nobody@example.com' } });
    expect(await auth.send('GET', `sign/${testApiKey}/${body.sign ?? ''}`)).toMatchObject({
      status: 200,
      body: { identity: body.sign },
    });
    expect(await auth.send('GET', `sign/another?identity=${body.sign ?? ''}`)).toMatchObject({ status: 401 });
    for (const wrong of ['', 'text', `${body.sign ?? ''}A`, "' OR 1=1--"]) {
      expect(await auth.send('GET', `sign/${testApiKey}?identity=${encodeURIComponent(wrong)}`)).toMatchObject({
        status: 400,
      });
    }
  });

  it('takes each signature once, for a minute, from the one it was for [AUTH-03] (auth-005)', async () => {
    const signature = await auth.sign(email);
    const other = await auth.send('POST', 'login', { body: { username: 'bo@example.com', signature, password } });
    const foreign = await auth.send('POST', 'login', {
      body: { username: email, signature, password },
      headers: { 'user-agent': 'another' },
    });
    const first = await auth.send('POST', 'login', { body: { username: email, signature, password } });
    const second = await auth.send('POST', 'login', { body: { username: email, signature, password } });
    const old = await auth.sign(email);
    auth.passTime(60_000);
    const expired = await auth.send('POST', 'login', { body: { username: email, signature: old, password } });
    expect([other, foreign, first, second, expired].map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'SignatureRejected'],
      [401, 'SignatureRejected'],
      [200, undefined],
      [401, 'SignatureRejected'],
      [401, 'SignatureRejected'],
    ]);
  });

  it('responds the same to an unknown address as to a wrong password [AUTH-11] (auth-009)', async () => {
    const unknown = await auth.authenticate('login', 'nobody@example.com', 'whatever');
    const wrong = await auth.authenticate('login', email, 'whatever');
    expect(unknown).toMatchObject({
      status: 401,
      body: { code: 'WrongCredentials', message: 'Wrong email or password.' },
      refreshToken: undefined,
    });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  it('keeps nothing that opens an account: neither the password nor what clients send (auth-016)', async () => {
    const { password_hash: storedHash } = await auth.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const replayed = await auth.send('POST', 'login', {
      body: { username: email, signature: await auth.sign(email), password: storedHash },
    });
    expect([storedHash.includes(password), replayed.status]).toEqual([false, 400]);
    const key = Buffer.from(storedHash.split('$').at(-1) ?? '', 'base64url');
    const padded = Buffer.concat([key, key]).subarray(0, 48).toString('base64');
    expect(
      await auth.send('POST', 'login', {
        body: { username: email, signature: await auth.sign(email), password: padded },
      }),
    ).toMatchObject({ status: 401 });
  });

  it('registers an address once, in any spelling, and notifies its owner of the second time [AUTH-02] [AUTH-11]', async () => {
    const created = await auth.authenticate('register', 'Ny.Kunde@Example.com', 'lyngny1');
    expect(created).toMatchObject({ status: 200, body: { token: expect.any(String) as string } });
    const again = await auth.authenticate('register', 'ny.kunde@example.com', 'another');
    expect(again).toMatchObject({ status: 409, body: { code: 'AccountExists' }, refreshToken: undefined });
    expect(await auth.authenticate('login', 'ny.kunde@example.com', 'lyngny1')).toMatchObject({ status: 200 });
    const mails = await auth.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('recipient', '=', 'ny.kunde@example.com')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Du har allerede en konto hos Lyng']);
  });

  it('accepts no common password, of which clients send one hash [REL3-8]', async () => {
    for (const common of ['password', 'aaaaaaaa', 'lyng1234', 'kort', '7654321', 'qweqwe', 'Sommar2026']) {
      const made = await auth.authenticate('register', 'weak@example.com', common);
      const changed = await auth.authenticate('password', email, 'lösenord7', { newPassword: common });
      expect([made, changed].map(({ status, body }) => [status, body.code])).toEqual([
        [422, 'CommonPassword'],
        [422, 'CommonPassword'],
      ]);
    }
  });

  it.each(['anna', 'anna@example.com\nbcc: all@example.com'])('registers no %j', async (username) => {
    const { status, body } = await auth.authenticate('register', username, 'lyngny1');
    expect([status, body.code]).toEqual([400, 'InvalidEmail']);
  });

  it('makes one account of six registrations at once [AUTH-02]', async () => {
    const signatures = await Promise.all(Array.from({ length: 6 }, () => auth.sign('once@example.com')));
    const responses = await Promise.all(
      signatures.map((signature, index) =>
        auth.send('POST', 'register', {
          body: { username: 'once@example.com', signature, password: clientPasswordHash('lyngny1') },
          from: `198.51.100.${String(index)}`,
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'AccountExists')).toHaveLength(5);
  });

  it('changes a password for who knows it, and ends every other login [AUTH-02]', async () => {
    const { email: of } = (await makeAccount(auth, { password: 'before1' })).account;
    const [phone, laptop] = [
      await auth.authenticate('login', of, 'before1'),
      await auth.authenticate('login', of, 'before1'),
    ];
    const wrong = await auth.authenticate('password', of, 'wrong', { newPassword: 'after12' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'WrongCredentials' }, refreshToken: undefined });
    expect(await auth.authenticate('password', of, 'before1')).toMatchObject({ status: 400 });
    const changed = await auth.authenticate('password', of, 'before1', { newPassword: 'after12' });
    expect(changed.status).toBe(200);
    expect(await Promise.all([phone, laptop, changed].map(({ body }) => isLoggedIn(body.token)))).toEqual([
      false,
      false,
      true,
    ]);
    expect((await auth.refresh(phone.refreshToken)).body.code).toBe('SessionEnded');
    expect((await auth.authenticate('login', of, 'before1')).status).toBe(401);
    expect((await auth.authenticate('login', of, 'after12')).status).toBe(200);
  });

  it.each(['GET', 'POST'] as const)(
    'logs out by %s: the refresh token and the access token end at once [AUTH-01] [AUTH-02]',
    async (method) => {
      const { body, refreshToken = '' } = await auth.authenticate('login', email, 'lösenord7');
      const other = await auth.authenticate('login', email, 'lösenord7');
      expect(await auth.send(method, 'logout', { headers: { 'x-auth-refresh-token': refreshToken } })).toMatchObject({
        status: 200,
        body: {},
      });
      expect(await auth.refresh(refreshToken)).toMatchObject({ status: 401, refreshToken: undefined });
      expect([await isLoggedIn(body.token), await isLoggedIn(other.body.token)]).toEqual([false, true]);
      expect((await auth.send(method, 'logout')).status).toBe(200);
    },
  );

  it('knows who comes without a token as anonymous, and reads no query [AUTH-02] (auth-001, auth-002)', async () => {
    for (const path of ['login', `login?username=${email}&password=${encodeURIComponent(password)}`]) {
      const response = await auth.send('GET', path);
      expect([response.status, response.body, response.refreshToken, response.headers['cache-control']]).toEqual([
        200,
        {},
        undefined,
        'no-store',
      ]);
    }
    expect(await auth.refresh('nonsense')).toMatchObject({ status: 401, body: { code: 'SessionEnded' } });
  });
});
