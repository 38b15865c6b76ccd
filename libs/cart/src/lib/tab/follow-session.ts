import { shopEvent } from '@lyng/feature';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionEvent, SessionPorts } from '../state/session-ports.ts';
import type { StartListening } from '../state/start-listening.ts';

const sessionChanged = shopEvent('auth/event/sessionChanged');
const sessionRead = shopEvent('auth/sessionRead');

function sessionEventOf(action: UnknownAction): SessionEvent | null {
  if (sessionChanged.match(action)) {
    const { reason, user } = action.payload;
    return { reason, userId: user?.userId ?? '' };
  }
  return sessionRead.match(action) ? { reason: 'read', userId: action.payload?.userId ?? '' } : null;
}

/** The session as its events announce it. Start it before the listeners that read the user. */
export function followSession(start: StartListening): SessionPorts {
  let userId = '';
  start({
    predicate: (action) => sessionEventOf(action) !== null,
    effect: (action) => void (userId = sessionEventOf(action)?.userId ?? ''),
  });
  return { sessionEventOf, userId: () => userId };
}
