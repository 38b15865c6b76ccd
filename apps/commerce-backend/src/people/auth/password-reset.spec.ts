import { buildApp } from '../../api/app.ts';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../testing/request-api.ts';
import { clientPasswordHash } from '../auth/client-password-hash.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { replacePassword } from '../auth/replace-password.ts';
import { makeAccount } from '../auth/testing/make-account.ts';
import { useAuth } from '../auth/testing/open-auth.ts';

const request =
  'mutation ($email: String!, $languageId: String, $marketId: String) { requestPasswordReset(email: $email, languageId: $languageId, marketId: $marketId) }';
const commit =
  'mutation ($resetKey: String!, $password: String!) { commitReset(resetKey: $resetKey, password: $password) }';
const HOUR = 3_600_000;

// Nothing here depends on the kind of database: one is enough.
describe.each(testDatabases().slice(-1))('a forgotten password on $name', (database) => {
  const auth = useAuth(database);
  beforeEach(() => auth.passTime(HOUR));

  const mailsTo = async (email: string) => {
    await auth.background.idle();
    return auth.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', email).orderBy('id').execute();
  };
  const requestKey = async (email: string, place: object = {}) =>
    (await auth.request(request, { email, ...place })).data?.requestPasswordReset;
  const keyFor = async (email: string): Promise<string> => {
    await requestKey(email);
    return /resetKey=([A-Za-z0-9_-]+)"/.exec((await mailsTo(email)).at(-1)?.html ?? '')?.[1] ?? '';
  };
  const set = async (resetKey: string, password: string, headers?: Record<string, string>) =>
    (await auth.request(commit, { resetKey, password: clientPasswordHash(password) }, headers)).data?.commitReset;

  it.each([
    ['dk', 'da-DK', 'Vælg en ny adgangskode hos Lyng'],
    ['se', 'sv-SE', 'Välj ett nytt lösenord hos Lyng'],
    ['no', 'nb-NO', 'Velg et nytt passord hos Lyng'],
    ['fi', 'fi-FI', 'Valitse uusi salasana – Lyng'],
  ])('is mailed a link to the shop of %s, in its language [AUTH-12]', async (marketId, languageId, subject) => {
    const { account } = await makeAccount(auth);
    expect(await requestKey(` ${account.email.toUpperCase()}`, { marketId, languageId })).toBe(true);
    const [mail] = await mailsTo(account.email);
    expect(mail).toMatchObject({ subject, language: languageId.slice(0, 2) });
    expect(mail?.html).toContain(`href="http://${marketId}.localhost:4200/account/reset-password?resetKey=`);
  });

  it.each<[string, Record<string, string>, string | undefined, string]>([
    [
      'the shop’s own server forwards https',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'dk.localhost' },
      undefined,
      'https://dk.localhost/',
    ],
    ['another host is requested', { host: 'evil.example' }, undefined, 'http://dk.localhost:4200/'],
    [
      'somebody else than the shop’s server claims https',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'dk.localhost' },
      '192.0.2.9',
      'http://dk.localhost:4200/',
    ],
  ])('leads to the shop and nowhere else when %s [AUTH-12]', async (_case, headers, remoteAddress, shop) => {
    const { account } = await makeAccount(auth);
    const payload = { query: request, variables: { email: account.email, marketId: 'dk' } };
    await auth.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-apikey': auth.config.shop.apiKey, ...headers },
      payload,
      ...(remoteAddress !== undefined && { remoteAddress }),
    });
    const [mail] = await mailsTo(account.email);
    expect(mail?.html).toContain(`href="${shop}account/reset-password?resetKey=`);
  });

  it('gets the same response for an address without an account, to which nothing is mailed [AUTH-12]', async () => {
    expect(await requestKey('nobody@example.com')).toBe(true);
    expect(await requestKey('no address')).toBe(true);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('[REL-20] is looked for after the response, which takes as long for every address [AUTH-12]', async () => {
    const { account } = await makeAccount(auth);
    const started: (() => Promise<void>)[] = [];
    const background = { start: (work: () => Promise<void>) => void started.push(work), idle: async () => undefined };
    const app = buildApp({ db: auth.db, config: auth.config, now: auth.now, background });
    for (const email of ['nobody@example.com', account.email])
      expect((await requestApi(app, request, { email })).data.requestPasswordReset).toBe(true);
    expect(await mailsTo(account.email)).toEqual([]);
    expect(started).toHaveLength(2);
    for (const work of started) await work();
    expect(await mailsTo(account.email)).toHaveLength(1);
    await app.close();
  });

  it('is another once the key was used; every login before it ends [AUTH-12]', async () => {
    const { account, refreshToken, password } = await makeAccount(auth);
    expect(await set(await keyFor(account.email), 'quite new')).toBe(true);
    expect((await auth.refresh(refreshToken)).status).toBe(401);
    expect((await auth.authenticate('login', account.email, password)).status).toBe(401);
    expect((await auth.authenticate('login', account.email, 'quite new')).status).toBe(200);
  });

  it('stays as it was reset when a change by who knew the old one had begun before [AUTH-12]', async () => {
    const { account: seen, password: stolen } = await makeAccount(auth);
    const changed = await hashPassword(clientPasswordHash('of the thief'));
    expect(await set(await keyFor(seen.email), 'of the owner')).toBe(true);
    expect(await replacePassword(auth.db, seen, changed, auth.now())).toEqual({
      ok: false,
      error: { kind: 'wrong-credentials' },
    });
    const tried = [stolen, 'of the thief', 'of the owner'].map((password, index) =>
      auth.authenticate('login', seen.email, password, { from: `198.51.100.${String(index)}` }),
    );
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([401, 401, 200]);
  });

  it('has a key that counts once, and until a newer one is mailed [AUTH-11] [AUTH-12] [REL3-9] (auth-012)', async () => {
    const { account } = await makeAccount(auth);
    const [first, second] = [await keyFor(account.email), await keyFor(account.email)];
    expect(await set(first, 'of the older')).toBe(false);
    expect(
      await Promise.all([set(second, 'one of both'), set(second, 'one of both')]).then((set) => set.toSorted()),
    ).toEqual([false, true]);
    expect(await set(second, 'another')).toBe(false);
    expect((await auth.authenticate('login', account.email, 'one of both')).status).toBe(200);
  });

  it('has a key that counts for an hour [AUTH-12] (auth-012)', async () => {
    const { account } = await makeAccount(auth);
    const key = await keyFor(account.email);
    auth.passTime(HOUR);
    expect(await set(key, 'expired')).toBe(false);
  });

  it('is set once for a request that is repeated after a lost response [AUTH-12]', async () => {
    const { account } = await makeAccount(auth);
    const key = await keyFor(account.email);
    const headers = { 'x-idempotency-key': '6f1f6d5e-2f5e-4a53-8c6c-0d9a4a2f6a11' };
    expect([await set(key, 'sent twice', headers), await set(key, 'sent twice', headers)]).toEqual([true, true]);
  });

  it('is rejected as typed, and when it is a common one; the key stays valid [AUTH-05, REL3-8]', async () => {
    const { account } = await makeAccount(auth);
    const resetKey = await keyFor(account.email);
    const { code } = await auth.request(commit, { resetKey, password: 'as typed' });
    expect(code).toBe('InvalidPassword');
    const common = await auth.request(commit, { resetKey, password: clientPasswordHash('password') });
    expect([common.code, await set(resetKey, 'not so common')]).toEqual(['CommonPassword', true]);
  });

  it('is never stored: of a key the database has only a fingerprint', async () => {
    const { account } = await makeAccount(auth);
    const key = await keyFor(account.email);
    const rows = await auth.db.selectFrom('password_reset').selectAll().where('account_id', '=', account.id).execute();
    expect([rows.length, JSON.stringify(rows).includes(key)]).toEqual([1, false]);
  });

  it('does not flood a mailbox: after a few mails the next has to wait, with the same response', async () => {
    const { account } = await makeAccount(auth);
    for (let count = 0; count < 9; count += 1) expect(await requestKey(account.email)).toBe(true);
    expect(await mailsTo(account.email)).toHaveLength(5);
  });
});
