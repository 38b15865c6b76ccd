import { channelNames, documentCookies, openBrowserChannel } from '@lyng/browser';
import { limitedFetch } from '@lyng/commerce-client';
import type { AppContext, ShopStore } from '@lyng/feature';
import { AUTH_PATH, SIGN_PATH } from '@lyng/model';
import { authAddresses } from '../wire/auth-addresses.ts';
import { createAuthClient } from '../wire/auth-client.ts';
import { isAuthMessage } from './auth-ports.ts';
import { createAuthSession } from './auth-session.ts';
import type { AuthSession } from './auth-session.ts';

const sessions = new WeakMap<ShopStore['dispatch'], AuthSession>();

/** The session of this tab, over the auth service behind the shop's own origin. Lazy: no first load needs it. */
export function tabSessionOf({ config, store }: Pick<AppContext, 'config' | 'store'>): AuthSession {
  const known = sessions.get(store.dispatch);
  if (known) return known;
  const made = createAuthSession(store, {
    client: createAuthClient({
      ...authAddresses({ auth: AUTH_PATH, sign: SIGN_PATH }, config.apiKey),
      fetch: limitedFetch(window.fetch.bind(window)),
      subtle: window.crypto?.subtle,
    }),
    cookies: documentCookies(document, window.location.protocol === 'https:'),
    channel: openBrowserChannel({ name: channelNames.shared, isMessage: isAuthMessage }),
    locks: navigator.locks,
    timers: window,
    page: window,
    now: () => Date.now(),
    log: (text) => console.warn(text),
  });
  sessions.set(store.dispatch, made);
  return made;
}
