/** Spec §9: the indicator starts 1000 ms after its request unless told otherwise, and looks every 100 ms whether it is time. */
export const loadingIndicatorTimes = { delayMs: 1000, checkMs: 100 } as const;

/** Where the indicator is in its life; times in ms of one clock. */
export type LoadingIndicatorState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'waiting'; readonly showAt: number }
  | { readonly phase: 'shown' };

/** What happens to the indicator. `check` lets time pass. */
export type LoadingIndicatorEvent =
  | { readonly type: 'start'; readonly at: number; readonly delayMs?: number }
  | { readonly type: 'check'; readonly at: number }
  | { readonly type: 'end' };

/** The indicator while nothing is awaited. */
export const idleIndicator: LoadingIndicatorState = { phase: 'idle' };

/** The indicator after an event (UI-03): it starts after its delay, and ends on request at any time. */
export const reduceLoadingIndicator = (
  state: LoadingIndicatorState,
  event: LoadingIndicatorEvent,
): LoadingIndicatorState => {
  switch (event.type) {
    case 'start':
      // What is awaited already goes on being awaited from its own beginning.
      return state.phase === 'idle'
        ? { phase: 'waiting', showAt: event.at + (event.delayMs ?? loadingIndicatorTimes.delayMs) }
        : state;
    case 'check':
      return state.phase === 'waiting' && event.at >= state.showAt ? { phase: 'shown' } : state;
    case 'end':
      return idleIndicator;
  }
};
