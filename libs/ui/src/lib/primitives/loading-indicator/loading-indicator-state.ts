/** By default the indicator starts 1000 ms after its request, and checks the time every 100 ms. */
export const loadingIndicatorTimes = { delayMs: 1000, checkMs: 100 } as const;

/** The state of the indicator; times in ms of one clock. */
export type LoadingIndicatorState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly showAt: number }
  | { readonly phase: 'shown' };

/** The events of the indicator. `check` lets time pass. */
export type LoadingIndicatorEvent =
  | { readonly type: 'start'; readonly at: number; readonly delayMs?: number }
  | { readonly type: 'check'; readonly at: number }
  | { readonly type: 'end' };

/** The indicator while nothing is loading. */
export const idleIndicator: LoadingIndicatorState = { phase: 'idle' };

/** The indicator after an event: it starts after its delay, and ends on request at any time. */
export const reduceLoadingIndicator = (
  state: LoadingIndicatorState,
  event: LoadingIndicatorEvent,
): LoadingIndicatorState => {
  switch (event.type) {
    case 'start':
      // A running wait keeps its start time.
      return state.phase === 'idle'
        ? { phase: 'waiting', showAt: event.at + (event.delayMs ?? loadingIndicatorTimes.delayMs) }
        : state;
    case 'check':
      return state.phase === 'waiting' && event.at >= state.showAt ? { phase: 'shown' } : state;
    case 'end':
      return idleIndicator;
  }
};
