import { lastVisitedMayBeKept } from '@lyng/catalogue';
import { consentPort } from '@lyng/tracking';
import type { StartListening } from './wirings.ts';

/** What was looked at is kept as soon as the shop knows that the shopper allows it to remember (CAT-14, TRK-11). */
export function consentToLastVisited(start: StartListening): void {
  start({
    predicate: (_action, now, before) => now.consent !== before.consent,
    effect: (_action, { dispatch, getState }) => {
      if (consentPort({ getState }).isAllowed('preferences')) dispatch(lastVisitedMayBeKept());
    },
  });
}
