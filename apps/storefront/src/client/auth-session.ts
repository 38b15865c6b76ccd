import { createAuthClient, createAuthSession, isAuthMessage } from '@lyng/auth';
import type { AuthSession } from '@lyng/auth';
import { channelNames, documentCookies, openTabChannel } from '@lyng/browser';
import { authAddresses } from '../shell/auth-addresses.ts';
import type { AppStore } from '../store.ts';
import { newId } from './new-id.ts';

const sessions = new WeakMap<AppStore['dispatch'], AuthSession>();

/** The session of this tab, over the auth service behind the shop's own origin. Late code: no first load needs it. */
export function authSessionOf(store: Pick<AppStore, 'dispatch' | 'getState'>): AuthSession {
  const known = sessions.get(store.dispatch);
  if (known) return known;
  const open = 'BroadcastChannel' in window ? (name: string) => new BroadcastChannel(name) : undefined;
  const made = createAuthSession(store, {
    client: createAuthClient({ ...authAddresses(''), fetch: window.fetch.bind(window), subtle: window.crypto?.subtle }),
    cookies: documentCookies(document, window.location.protocol === 'https:'),
    channel: openTabChannel({ name: channelNames.shared, tabId: newId(), isMessage: isAuthMessage, open }),
    locks: navigator.locks,
    timers: window,
    page: window,
    now: () => Date.now(),
    log: (text) => console.warn(text),
  });
  sessions.set(store.dispatch, made);
  return made;
}
