import { shopEvent } from '@lyng/feature';
import { recentSearchesForgotten } from '../state/recent-searches-slice.ts';
import type { StartListening } from './start-listening.ts';

/**
 * A logout ends the visit at the search service, so that the next shopper is not offered the previous one's searches.
 * An expired session does not. The tab of the logout ends the keys that all tabs share; without consent to store them
 * each tab has its own, which end with its page.
 */
export function authToSearch(start: StartListening, leave: () => unknown): void {
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: ({ payload: { reason } }, { dispatch }) => {
      if (reason !== 'logout') return;
      leave();
      // Results for the previous visitor may be on the screen.
      dispatch(recentSearchesForgotten());
    },
  });
}
