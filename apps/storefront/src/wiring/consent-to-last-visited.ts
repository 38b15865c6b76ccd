import { lastVisitedStorageAllowed } from '@lyng/catalogue';
import { consentPort } from '@lyng/tracking';
import type { StartListening } from './wirings.ts';

/** Last visited products are stored as soon as the shopper consents. */
export function consentToLastVisited(start: StartListening): void {
  start({
    predicate: (_action, now, before) => now.consent !== before.consent,
    effect: (_action, { dispatch, getState }) => {
      if (consentPort({ getState }).isAllowed('preferences')) dispatch(lastVisitedStorageAllowed());
    },
  });
}
