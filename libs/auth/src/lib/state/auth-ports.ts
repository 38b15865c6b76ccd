import type { CookieJar, LocksLike, TabChannel, TimersLike } from '@lyng/browser';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuthClient } from '../wire/auth-client.ts';
import type { AuthRootState } from './auth-slice.ts';

/** The messages of tabs on the shared channel: the cookies of the session have changed. Never a token. */
export interface AuthMessage {
  readonly type: 'auth';
  readonly data: { readonly userId: string | null };
}

/** Whether a message of another tab, perhaps of an older shop, is one about the session. */
export const isAuthMessage = (message: unknown): message is AuthMessage => {
  if (typeof message !== 'object' || message === null) return false;
  const { type, data } = message as Partial<AuthMessage>;
  return type === 'auth' && typeof data === 'object' && (data?.userId === null || typeof data?.userId === 'string');
};

/** The store as this library sees it. */
export interface AuthStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => AuthRootState;
}

/** The host's parts for the session. */
export interface AuthPorts {
  readonly client: AuthClient;
  readonly cookies: CookieJar;
  /** The shared cross-tab channel. */
  readonly channel: Pick<TabChannel<AuthMessage>, 'post'> & {
    readonly listen: (listener: (message: unknown) => void) => () => void;
  };
  /** `navigator.locks`; left out where the browser has none. */
  readonly locks?: LocksLike | undefined;
  readonly timers: TimersLike;
  /** The window: fires `online` when the network is back. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly log: (text: string) => void;
}
