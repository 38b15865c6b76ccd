import { after, cookieNames } from '@lyng/browser';
import { ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { AuthFailure } from '../core/auth-failure.ts';
import { isOver } from '../core/token-claims.ts';
import type { Credentials, Grant } from '../wire/auth-client.ts';
import { dropSession, keepSession, readSession } from '../wire/session-cookies.ts';
import type { LoginChoice } from '../wire/session-cookies.ts';
import { sessionChanged } from './auth-events.ts';
import type { SessionChange, SignedInUser } from './auth-events.ts';
import type { AuthPorts, AuthStore } from './auth-ports.ts';
import { isAuthMessage } from './auth-ports.ts';
import { authSlice } from './auth-slice.ts';
import { userOf } from './signed-in-user.ts';
import { createTokenRenewal } from './token-renewal.ts';

type Answer = Promise<Result<AuthFailure, true>>;

/** The session of one tab; the cookies, which are all tabs', hold it. */
export interface AuthSession {
  /** Reads who the visitor is, and sets the clock for the next refresh. */
  readonly restore: () => void;
  readonly login: (credentials: Credentials & { readonly remember: boolean }) => Answer;
  readonly register: (credentials: Credentials & { readonly remember: boolean }) => Answer;
  /** A wrong old password ends the session, everywhere (AUTH-11). */
  readonly changePassword: (change: { readonly password: string; readonly newPassword: string }) => Answer;
  readonly logout: () => Promise<void>;
  /** Brings a new token where the kept one has run out, before something is asked with it. */
  readonly ensureToken: () => Promise<void>;
  /** For an answer that did not take the token: whether there is another one now. */
  readonly renew: () => Promise<boolean>;
  /** Follows logins and logouts of other tabs (AUTH-08); the returned function stops it. */
  readonly followOtherTabs: () => () => void;
}

const { selectUser } = authSlice.selectors;

/** Makes the session of one store. */
export function createAuthSession(store: AuthStore, ports: AuthPorts): AuthSession {
  const { channel, client, cookies, log, now, timers } = ports;
  const known = (): SignedInUser | null => selectUser({ auth: store.getState().auth ?? {} });
  const tellTabs = (): void => channel.post({ type: 'auth', data: { userId: known()?.userId ?? null } });
  const become = (reason: SessionChange, user: SignedInUser | null): void =>
    void store.dispatch(sessionChanged({ reason, user }));
  const leave = (reason: SessionChange): void => {
    become(reason, null);
    tellTabs();
  };
  const onRenewed = (): void => {
    const { claims } = readSession(cookies);
    const user = claims && userOf(claims);
    // While there was no token, this tab took its shopper for a guest.
    if (user && user.userId !== known()?.userId) become('elsewhere', user);
    tellTabs();
  };
  const renewal = createTokenRenewal(ports, { onOver: () => leave('expired'), onRenewed });

  const enter = async (
    reason: 'login' | 'register',
    asked: Promise<Result<AuthFailure, Grant>>,
    choice?: LoginChoice,
  ): Answer => {
    const answer = await asked;
    if (!answer.ok) return answer;
    keepSession(cookies, answer.value, choice);
    renewal.plan(answer.value);
    become(reason, userOf(answer.value.claims));
    tellTabs();
    return ok(true);
  };

  const restore = (): void => {
    const { claims, refreshToken, token } = readSession(cookies);
    // What nobody can renew and nobody believes is in the way only.
    const isUseless = refreshToken === undefined && token !== undefined && (!claims || isOver(claims, now()));
    if (isUseless) dropSession(cookies);
    const user = claims && !isUseless ? userOf(claims) : null;
    store.dispatch(authSlice.actions.sessionRead(user));
    renewal.plan();
  };

  const changePassword: AuthSession['changePassword'] = async (change) => {
    const username = cookies.get(cookieNames.user) ?? '';
    const answer = await client.changePassword({ username, ...change });
    if (!answer.ok) {
      if (answer.error.kind === 'wrong-credentials') await logout();
      return answer;
    }
    // The same shopper with another token: nobody has come or gone.
    keepSession(cookies, answer.value);
    renewal.plan(answer.value);
    tellTabs();
    return ok(true);
  };

  const logout = async (): Promise<void> => {
    const { refreshToken } = readSession(cookies);
    // Here first: who leaves has left, whether or not the service hears of it.
    renewal.stop();
    dropSession(cookies);
    leave('logout');
    const told = refreshToken === undefined ? ok(true) : await client.logout(refreshToken);
    if (!told.ok)
      log('@lyng/auth: the service was not told that the shopper has logged out; the session ends there by itself.');
  };

  /** A message can be here before the cookies it tells of: in Chromium one of four is, by a ms or two. */
  const readOtherTab = (userId: string | null, readsLeft = 20): void => {
    const { claims } = readSession(cookies);
    const user = claims && userOf(claims);
    if ((user?.userId ?? null) !== userId && readsLeft > 0)
      return void after(timers, 50, () => readOtherTab(userId, readsLeft - 1));
    renewal.plan();
    if (user?.userId !== known()?.userId) become('elsewhere', user);
  };

  return {
    restore,
    login: (credentials) => enter('login', client.login(credentials), credentials),
    register: (credentials) => enter('register', client.register(credentials), credentials),
    changePassword,
    logout,
    ensureToken: async () => {
      if (!cookies.get(cookieNames.auth) && cookies.get(cookieNames.authRefresh)) await renewal.renew();
    },
    renew: async () => (await renewal.renew()) === 'renewed',
    followOtherTabs: () => channel.listen((message) => isAuthMessage(message) && readOtherTab(message.data.userId)),
  };
}
