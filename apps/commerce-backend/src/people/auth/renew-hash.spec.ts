import { scryptSync } from 'node:crypto';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { findAccount } from '../account/account-store.ts';
import { clientPasswordHash } from './client-password-hash.ts';
import { hashPassword } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { makeAccount } from './testing/make-account.ts';
import { useAuth } from './testing/open-auth.ts';

const PASSWORD = 'lösenord7';
const ARGON2ID = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** As passwords were stored before Argon2id, with less work. */
const scryptHash = (sent: string): string => {
  const salt = Buffer.from('a salt of 16 byt');
  const key = scryptSync(sent, salt, 32, { N: 16, r: 8, p: 1 });
  return `scrypt$4$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

describe.each(testDatabases())('an account with a hash of scrypt on $name', (database) => {
  const auth = useAuth(database);

  const sent = clientPasswordHash(PASSWORD);
  const oldAccount = async () => {
    const made = await makeAccount(auth, { password: PASSWORD });
    const account = { ...made.account, password_hash: scryptHash(sent) };
    await store(account.id, account.password_hash);
    return { ...made, account };
  };
  const store = (id: number, hash: string) =>
    auth.db.updateTable('account').set({ password_hash: hash }).where('id', '=', id).execute();
  const hashOf = async (id: number) => (await findAccount(auth.db, String(id)))?.password_hash;
  const logIn = (email: string, password = PASSWORD) => auth.authenticate('login', email, password);

  it('gets one of Argon2id at the next login, and its other sessions go on', async () => {
    const { account, refreshToken } = await oldAccount();
    expect((await logIn(account.email, 'another')).status).toBe(401);
    expect(await hashOf(account.id)).toBe(account.password_hash);
    expect((await logIn(account.email)).status).toBe(200);
    const renewed = await hashOf(account.id);
    expect(renewed).toMatch(ARGON2ID);
    expect((await logIn(account.email)).status).toBe(200);
    expect((await logIn(account.email, 'another')).status).toBe(401);
    expect(await hashOf(account.id)).toBe(renewed);
    expect((await auth.refresh(refreshToken)).status).toBe(200);
  });

  it('is logged in by two tabs at once', async () => {
    const { account } = await oldAccount();
    const logins = await Promise.all([logIn(account.email), logIn(account.email), logIn(account.email)]);
    expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await hashOf(account.id)).toMatch(ARGON2ID);
  });

  it('keeps a password that was changed while it was verified', async () => {
    const { account } = await oldAccount();
    const changed = await hashPassword(clientPasswordHash('changed'));
    await store(account.id, changed);
    expect(await renewHash(auth.db, account, sent)).toBeUndefined();
    expect(await hashOf(account.id)).toBe(changed);
  });
});
