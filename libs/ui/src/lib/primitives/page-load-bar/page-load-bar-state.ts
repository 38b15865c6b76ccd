/** The bar waits 200 ms, advances for 5000 ms and hides 500 ms after the end. */
export const pageLoadBarTimes = { throttleMs: 200, durationMs: 5000, hideDelayMs: 500 } as const;

/** The state of the bar; times in ms of one clock. */
export type PageLoadBarState =
  | { readonly phase: 'hidden' }
  | { readonly phase: 'waiting'; readonly showAt: number }
  | { readonly phase: 'running'; readonly startedAt: number }
  | { readonly phase: 'finished' | 'failed'; readonly hideAt: number };

/** The events of the bar. `tick` lets time pass. */
export interface PageLoadBarEvent {
  readonly type: 'start' | 'finish' | 'fail' | 'tick';
  /** When, in ms of the same clock. */
  readonly at: number;
}

/** The bar before the first navigation. */
export const hiddenBar: PageLoadBarState = { phase: 'hidden' };

/** The bar after an event: quick loads never show it, a failure shows it at once. */
export const reducePageLoadBar = (state: PageLoadBarState, event: PageLoadBarEvent): PageLoadBarState => {
  const { at } = event;
  const hideAt = at + pageLoadBarTimes.hideDelayMs;
  switch (event.type) {
    case 'start':
      return state.phase === 'waiting' || state.phase === 'running'
        ? state
        : { phase: 'waiting', showAt: at + pageLoadBarTimes.throttleMs };
    case 'finish':
      if (state.phase === 'waiting') return hiddenBar;
      return state.phase === 'running' ? { phase: 'finished', hideAt } : state;
    case 'fail':
      return state.phase === 'waiting' || state.phase === 'running' ? { phase: 'failed', hideAt } : state;
    case 'tick':
      if (state.phase === 'waiting' && at >= state.showAt) return { phase: 'running', startedAt: at };
      return 'hideAt' in state && at >= state.hideAt ? hiddenBar : state;
  }
};

/** When the state changes by itself, in ms of the clock; `null` when only an event can change it. */
export const nextTickAt = (state: PageLoadBarState): number | null => {
  if (state.phase === 'waiting') return state.showAt;
  return 'hideAt' in state ? state.hideAt : null;
};
