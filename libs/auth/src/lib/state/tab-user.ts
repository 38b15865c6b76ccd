import { after } from '@lyng/browser';
import { readSession } from '../wire/session-cookies.ts';
import { sessionChanged, userOf } from './auth-events.ts';
import type { SessionChange, SignedInUser } from './auth-events.ts';
import type { AuthPorts, AuthStore } from './auth-ports.ts';
import { authSlice } from './auth-slice.ts';

const { selectUser } = authSlice.selectors;

/** The number of reads of the cookies after a message, and the delay between them, in ms. */
const MAX_READS = 20;
const READ_DELAY = 50;

/** The user that one tab knows, in sync with the cookies and the other tabs. */
export function createTabUser(store: AuthStore, { channel, cookies, timers }: AuthPorts) {
  const known = (): SignedInUser | null => selectUser({ auth: store.getState().auth ?? {} });
  const stored = (): SignedInUser | null => {
    const { claims } = readSession(cookies);
    return claims && userOf(claims);
  };
  const change = (reason: SessionChange, user: SignedInUser | null): void =>
    void store.dispatch(sessionChanged({ reason, user }));
  /** Posts to the other tabs which user this one knows now. */
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
    /** After a new token for the cookies' session. */
    onRenewed: (): void => {
      const user = stored();
      // While there was no token, this tab took its shopper for a guest.
      if (user && user.userId !== known()?.userId) change('elsewhere', user);
      notifyTabs();
    },
    /** Reads the cookies until they belong to the user that another tab has posted; then `onRead` is called. */
    follow: (userId: string | null, onRead: () => void): void => readUntil(userId, onRead, MAX_READS),
  };
}
