import { after } from '@lyng/browser';
import { readSession } from '../wire/session-cookies.ts';
import { sessionChanged, userOf } from './auth-events.ts';
import type { SessionChange, SignedInUser } from './auth-events.ts';
import type { AuthPorts, AuthStore } from './auth-ports.ts';
import { authSlice } from './auth-slice.ts';

/** The user that one tab knows, in sync with the cookies and the other tabs. */
export interface TabUser {
  readonly change: (reason: SessionChange, user: SignedInUser | null) => void;
  /** Posts to the other tabs which user this one knows now. */
  readonly notifyTabs: () => void;
  /** After a new token for the cookies' session. */
  readonly onRenewed: () => void;
  /** Reads the cookies until they belong to the user that another tab has posted; then `onRead` is called. */
  readonly follow: (userId: string | null, onRead: () => void) => void;
}

const { selectUser } = authSlice.selectors;

/** The number of reads of the cookies after a message, and the delay between them, in ms. */
const MAX_READS = 20;
const READ_DELAY = 50;

/** Makes the user of one store. */
export function createTabUser(store: AuthStore, { channel, cookies, timers }: AuthPorts): TabUser {
  const known = (): SignedInUser | null => selectUser({ auth: store.getState().auth ?? {} });
  const stored = (): SignedInUser | null => {
    const { claims } = readSession(cookies);
    return claims && userOf(claims);
  };
  const change: TabUser['change'] = (reason, user) => void store.dispatch(sessionChanged({ reason, user }));
  const notifyTabs = (): void => channel.post({ type: 'auth', data: { userId: known()?.userId ?? null } });

  /** A message can arrive before the cookies that it announces: in Chromium one in four does, by a ms or two. */
  const readUntil = (userId: string | null, onRead: () => void, readsLeft: number): void => {
    const user = stored();
    if ((user?.userId ?? null) !== userId && readsLeft > 0)
      return void after(timers, READ_DELAY, () => readUntil(userId, onRead, readsLeft - 1));
    onRead();
    if (user?.userId !== known()?.userId) change('elsewhere', user);
  };

  return {
    change,
    notifyTabs,
    onRenewed: () => {
      const user = stored();
      // While there was no token, this tab took its shopper for a guest.
      if (user && user.userId !== known()?.userId) change('elsewhere', user);
      notifyTabs();
    },
    follow: (userId, onRead) => readUntil(userId, onRead, MAX_READS),
  };
}
