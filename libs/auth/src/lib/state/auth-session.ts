import { cookieNames } from '@lyng/browser';
import { ok } from '@lyng/model';
import type { AuthFailure, Result } from '@lyng/model';
import { isOver } from '../core/token-claims.ts';
import type { Credentials, Grant } from '../wire/auth-client.ts';
import { dropSession, storeSession, readSession } from '../wire/session-cookies.ts';
import type { LoginChoice } from '../wire/session-cookies.ts';
import { userOf } from './auth-events.ts';
import type { SessionChange } from './auth-events.ts';
import type { AuthPorts, AuthStore } from './auth-ports.ts';
import { isAuthMessage } from './auth-ports.ts';
import { authSlice } from './auth-slice.ts';
import { createTabUser } from './tab-user.ts';
import { createTokenRenewal } from './token-renewal.ts';

type AuthResult = Promise<Result<AuthFailure, true>>;

/** The session of one tab; the cookies, which are all tabs', hold it. */
export interface AuthSession {
  /** Reads who the visitor is, and schedules the next refresh. */
  readonly restore: () => void;
  readonly login: (credentials: Credentials & { readonly remember: boolean }) => AuthResult;
  readonly register: (credentials: Credentials & { readonly remember: boolean }) => AuthResult;
  /** A wrong current password ends the session, everywhere. */
  readonly changePassword: (change: { readonly password: string; readonly newPassword: string }) => AuthResult;
  readonly logout: () => Promise<void>;
  /** Gets a new token if the stored one has expired, before a request is sent with it. */
  readonly ensureToken: () => Promise<void>;
  /** After a response that rejected the token: whether there is another one now. */
  readonly renew: () => Promise<boolean>;
  /** Follows logins and logouts of other tabs; the returned function stops it. */
  readonly followOtherTabs: () => () => void;
}

export function createAuthSession(store: AuthStore, ports: AuthPorts): AuthSession {
  const { channel, client, cookies, log, now } = ports;
  const user = createTabUser(store, ports);
  const leave = (reason: SessionChange): void => {
    user.change(reason, null);
    user.notifyTabs();
  };
  const renewal = createTokenRenewal(ports, { onOver: () => leave('expired'), onRenewed: user.onRenewed });

  const enter = async (
    reason: 'login' | 'register',
    request: Promise<Result<AuthFailure, Grant>>,
    choice?: LoginChoice,
  ): AuthResult => {
    const result = await request;
    if (!result.ok) return result;
    storeSession(cookies, result.value, choice);
    renewal.plan(result.value);
    user.change(reason, userOf(result.value.claims));
    user.notifyTabs();
    return ok(true);
  };

  const restore = (): void => {
    const { claims, refreshToken, token } = readSession(cookies);
    // A token that cannot be renewed and is not valid is useless.
    const isUseless = refreshToken === undefined && token !== undefined && (!claims || isOver(claims, now()));
    if (isUseless) dropSession(cookies);
    store.dispatch(authSlice.actions.sessionRead(claims && !isUseless ? userOf(claims) : null));
    renewal.plan();
  };

  const changePassword: AuthSession['changePassword'] = async (change) => {
    const username = cookies.get(cookieNames.user) ?? '';
    const result = await client.changePassword({ username, ...change });
    if (!result.ok) {
      if (result.error.kind === 'wrong-credentials') await logout();
      return result;
    }
    // The same shopper with another token: not a login or a logout.
    storeSession(cookies, result.value);
    renewal.plan(result.value);
    user.notifyTabs();
    return ok(true);
  };

  const logout = async (): Promise<void> => {
    const { refreshToken } = readSession(cookies);
    // First in this browser: a logout counts whether or not it reaches the service.
    renewal.stop();
    dropSession(cookies);
    leave('logout');
    const notified = refreshToken === undefined ? ok(true) : await client.logout(refreshToken);
    if (!notified.ok)
      log('@lyng/auth: the service was not notified of the logout; the session expires there by itself.');
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
    followOtherTabs: () =>
      channel.listen((message) => isAuthMessage(message) && user.follow(message.data.userId, renewal.plan)),
  };
}
