import type { UnknownAction } from '@reduxjs/toolkit';

/** What the host's own events report about the shopper's session. */
export interface SessionEvent {
  /**
   * `read`: the page knows for the first time who is logged in. `expired`: the session has ended by itself.
   * `elsewhere`: another tab has changed it.
   */
  readonly reason: 'read' | 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';
  /** Who is logged in now; empty for a guest. */
  readonly userId: string;
}

/** The shopper’s session, as far as the cart uses it. */
export interface SessionPorts<State> {
  /** What an action reports about the session; `null` for every other action. */
  readonly sessionEventOf: (action: UnknownAction) => SessionEvent | null;
  /** Who is logged in; empty for a guest. */
  readonly userIdOf: (state: State) => string;
}
