import { sessionChanged } from '@lyng/auth';
import { recentSearchesForgotten } from '@lyng/search';
import type { StartListening } from './wirings.ts';

/**
 * Who logs out is nobody the search service knows: whoever sits here next is offered none of their searches (wire contract
 * §3). A session that has only run out takes nothing away. The tab that is logged out of ends the keys that are kept for
 * all tabs; without permission to keep them another tab has its own, which end with its page.
 */
export function authToSearch(start: StartListening, leave: () => unknown): void {
  start({
    actionCreator: sessionChanged,
    effect: ({ payload: { reason } }, { dispatch }) => {
      if (reason !== 'logout') return;
      leave();
      // What was answered before may be on the screen.
      dispatch(recentSearchesForgotten());
    },
  });
}
