import { authSlice, sessionChanged } from '@lyng/auth';
import type { SessionPorts } from '@lyng/cart';
import type { RootState } from '../store.ts';

/** The session for domains that react to it. */
export const sessionPorts: SessionPorts<RootState> = {
  sessionEventOf: (action) => {
    if (sessionChanged.match(action)) {
      const { reason, user } = action.payload;
      return { reason, userId: user?.userId ?? '' };
    }
    return authSlice.actions.sessionRead.match(action)
      ? { reason: 'read', userId: action.payload?.userId ?? '' }
      : null;
  },
  userIdOf: ({ auth }) => auth?.user?.userId ?? '',
};
