/**
 * By default the indicator starts 1000 ms after its request, and checks the time every 100 ms. A fetch that ends right
 * after that does not make it flash: it stays for 200 ms.
 */
export const loadingIndicatorTimes = { delayMs: 1000, checkMs: 100, minShownMs: 200 } as const;

/** The state of the indicator; times in ms of one clock. */
export type LoadingIndicatorState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly showAt: number }
  | { readonly phase: 'shown'; readonly hideableAt: number }
  | { readonly phase: 'ending'; readonly hideAt: number };

/** The events of the indicator. `check` lets time pass. */
export type LoadingIndicatorEvent =
  | { readonly type: 'start'; readonly at: number; readonly delayMs?: number }
  | { readonly type: 'check'; readonly at: number }
  | { readonly type: 'end'; readonly at: number };

/** The indicator while nothing is loading. */
export const idleIndicator: LoadingIndicatorState = { phase: 'idle' };

/** The indicator after an event: it starts after its delay, and ends on request, once it could be read. */
export const reduceLoadingIndicator = (
  state: LoadingIndicatorState,
  event: LoadingIndicatorEvent,
): LoadingIndicatorState => {
  const { at } = event;
  switch (event.type) {
    case 'start':
      if (state.phase === 'ending') return { phase: 'shown', hideableAt: state.hideAt };
      // A running wait keeps its start time.
      return state.phase === 'idle'
        ? { phase: 'waiting', showAt: at + (event.delayMs ?? loadingIndicatorTimes.delayMs) }
        : state;
    case 'check':
      if (state.phase === 'waiting' && at >= state.showAt)
        return { phase: 'shown', hideableAt: at + loadingIndicatorTimes.minShownMs };
      return state.phase === 'ending' && at >= state.hideAt ? idleIndicator : state;
    case 'end':
      if (state.phase === 'ending') return state;
      return state.phase === 'shown' && at < state.hideableAt
        ? { phase: 'ending', hideAt: state.hideableAt }
        : idleIndicator;
  }
};
