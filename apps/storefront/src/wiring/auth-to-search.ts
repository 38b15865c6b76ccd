import { sessionChanged } from '@lyng/auth';
import { recentSearchesForgotten } from '@lyng/search';
import type { StartListening } from './wirings.ts';

/**
 * Who logs out is nobody the search service knows: whoever sits here next is offered none of their searches (wire contract
 * §3). A session that has only run out takes nothing away. The keys are all tabs', so the tab that is logged out of ends them.
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
