import { assertNever, fail, ok, readEmail } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { Backend } from '../../platform/backend.ts';
import { createAccount, findAccountByEmail } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import { queueAccountExists } from '../account/account-mails.ts';
import { loginAttempts, openingAttempts, passwordAttempts, registerAttempts } from './attempts.ts';
import type { Attempter } from './attempts.ts';
import type { AuthFailure } from './auth-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { authSecret } from './auth-secrets.ts';
import { acceptsSignature, challengeEnd } from './core/challenge.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { deviceOf } from './core/device-of.ts';
import { passwordGroup } from './core/password-group.ts';
import type { Credentials } from './core/read-credentials.ts';
import { grantOf } from './grant.ts';
import type { Grant } from './grant.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { replacePassword } from './replace-password.ts';
import { openSession } from './session-store.ts';
import { refundAttempts, consumeAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';

export type AuthAction = 'login' | 'register' | 'password';

type SolvedChallenge = Extract<Credentials, { kind: 'solved-challenge' }>;

export interface AuthClient {
  readonly address: string;
  readonly userAgent: string;
  /** The market of the calling page; new accounts get their mails for it. */
  readonly home: Pick<Account, 'market' | 'language'>;
  /** The origin at which the shopper sees the shop. */
  readonly seenAt: string | undefined;
}

type Outcome = Result<AuthFailure, Account>;

const findByPassword = async (
  { db, now }: Backend,
  { username, password }: SolvedChallenge,
  attempts: readonly Attempt[],
): Promise<Outcome> => {
  const allowed = await consumeAttempts(db, attempts, now());
  if (!allowed.ok) return allowed;
  const account = await findAccountByEmail(db, username);
  if (!(await isPassword(account?.password_hash, password)) || account === undefined)
    return fail({ kind: 'wrong-credentials' });
  await refundAttempts(db, allowed.value, now());
  return ok(account);
};

const logIn = async (backend: Backend, solution: SolvedChallenge, who: Attempter): Promise<Outcome> => {
  const found = await findByPassword(backend, solution, loginAttempts(backend.config.authBurst, who));
  if (!found.ok) return found;
  const account = await renewHash(backend.db, found.value, solution.password);
  return account === undefined ? fail({ kind: 'wrong-credentials' }) : ok(account);
};

const register = async (
  backend: Backend,
  { username, password }: SolvedChallenge,
  who: Attempter,
  { home, seenAt }: AuthClient,
): Promise<Outcome> => {
  const { db, config, now } = backend;
  if (readEmail(username) === null) return fail({ kind: 'invalid-email' });
  if (isCommonPassword(password, config.shop.name)) return fail({ kind: 'common-password' });
  const attempts = registerAttempts(config.authBurst, who);
  const allowed = await consumeAttempts(db, [...attempts, ...openingAttempts(config.authBurst, who)], now());
  if (!allowed.ok) return allowed;
  const account = await createAccount(
    db,
    { email: username, passwordHash: await hashPassword(password), ...home },
    now(),
  );
  if (account === undefined) {
    await queueAccountExists(backend, username, seenAt);
    return fail({ kind: 'account-exists' });
  }
  await refundAttempts(db, attempts, now());
  return ok(account);
};

const changePassword = async (backend: Backend, solution: SolvedChallenge, who: Attempter): Promise<Outcome> => {
  const { db, config, now } = backend;
  const { newPassword } = solution;
  if (newPassword === undefined) return fail({ kind: 'unreadable-credentials', field: 'newPassword' });
  if (isCommonPassword(newPassword, config.shop.name)) return fail({ kind: 'common-password' });
  const found = await findByPassword(backend, solution, passwordAttempts(config.authBurst, who));
  if (!found.ok) return found;
  // Before the transaction: hashing takes longer than a lock may be held.
  const passwordHash = await hashPassword(newPassword);
  return replacePassword(db, found.value, passwordHash, now());
};

const act = async (
  backend: Backend,
  action: AuthAction,
  solution: SolvedChallenge,
  client: AuthClient,
): Promise<Outcome> => {
  const who = {
    username: solution.username,
    address: networkOf(client.address),
    passwordGroup: passwordGroup(await authSecret(backend, 'password-group'), solution.password),
  };
  switch (action) {
    case 'login':
      return logIn(backend, solution, who);
    case 'register':
      return register(backend, solution, who, client);
    case 'password':
      return changePassword(backend, solution, who);
    default:
      return assertNever(action);
  }
};

/** Whether the challenge is genuine, this user's, and used for the first time. */
const takeChallenge = async (
  backend: Backend,
  { signature, username }: SolvedChallenge,
  { userAgent }: AuthClient,
): Promise<boolean> => {
  const secret = await authSecret(backend, 'challenge');
  if (!acceptsSignature(secret, signature, backend.now(), { username, client: userAgent })) return false;
  const used = await backend.db
    .insertInto('auth_used_challenge')
    .values({ challenge: signature.identity, expires_at: challengeEnd(signature.identity) })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
};

/** Logs in, registers or changes a password with a solved challenge; success opens a new session. */
export async function signIn(
  backend: Backend,
  action: AuthAction,
  solution: SolvedChallenge,
  client: AuthClient,
): Promise<Result<AuthFailure, Grant>> {
  if (!(await takeChallenge(backend, solution, client))) return fail({ kind: 'rejected-signature' });
  const outcome = await act(backend, action, solution, client);
  if (!outcome.ok) return outcome;
  const device = deviceOf(client.userAgent);
  const session = await openSession(backend.db, outcome.value, solution.lifetimeMinutes, backend.now(), device);
  return session === undefined
    ? fail({ kind: 'wrong-credentials' })
    : ok(await grantOf(backend, outcome.value, session, backend.now()));
}
