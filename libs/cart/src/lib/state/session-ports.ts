import type { UnknownAction } from '@reduxjs/toolkit';

/** Reports of the host about the shopper's session. */
export interface SessionEvent {
  /**
   * `read`: the page knows for the first time who is logged in. `expired`: the session has ended by itself.
   * `elsewhere`: another tab has changed it.
   */
  readonly reason: 'read' | 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';
  /** The id of the logged-in user; empty for a guest. */
  readonly userId: string;
}

/** The shopper’s session, as far as the cart uses it. */
export interface SessionPorts {
  /** Translates an action to its meaning for the session; `null` for every other action. */
  readonly sessionEventOf: (action: UnknownAction) => SessionEvent | null;
  /** The id of the logged-in user; empty for a guest. */
  readonly userId: () => string;
}
