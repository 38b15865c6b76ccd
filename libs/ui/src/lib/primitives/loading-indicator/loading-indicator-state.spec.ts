import { idleIndicator, loadingIndicatorTimes, reduceLoadingIndicator } from './loading-indicator-state.ts';
import type { LoadingIndicatorEvent, LoadingIndicatorState } from './loading-indicator-state.ts';

const phasesOf = (story: readonly (readonly [LoadingIndicatorEvent, LoadingIndicatorState['phase']])[]) => {
  let state = idleIndicator;
  return story.map(([event]) => (state = reduceLoadingIndicator(state, event)).phase);
};

describe('the second loading indicator', () => {
  it.each<[string, readonly (readonly [LoadingIndicatorEvent, LoadingIndicatorState['phase']])[]]>([
    [
      'starts after 1000 ms, and ends on request',
      [
        [{ type: 'start', at: 50 }, 'waiting'],
        [{ type: 'check', at: 150 }, 'waiting'],
        [{ type: 'check', at: 1049 }, 'waiting'],
        [{ type: 'check', at: 1050 }, 'shown'],
        [{ type: 'check', at: 9000 }, 'shown'],
        [{ type: 'end', at: 9000 }, 'idle'],
      ],
    ],
    [
      'starts after the given delay',
      [
        [{ type: 'start', at: 0, delayMs: 250 }, 'waiting'],
        [{ type: 'check', at: 200 }, 'waiting'],
        [{ type: 'check', at: 300 }, 'shown'],
      ],
    ],
    [
      'never starts when it is ended before',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'end', at: 500 }, 'idle'],
        [{ type: 'check', at: 2000 }, 'idle'],
      ],
    ],
    [
      'counts from the first request when it is started again',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'start', at: 900 }, 'waiting'],
        [{ type: 'check', at: 1000 }, 'shown'],
        [{ type: 'start', at: 1100 }, 'shown'],
      ],
    ],
    [
      'counts anew after an end',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'check', at: 1000 }, 'shown'],
        [{ type: 'end', at: 1200 }, 'idle'],
        [{ type: 'start', at: 1200 }, 'waiting'],
        [{ type: 'check', at: 2199 }, 'waiting'],
        [{ type: 'check', at: 2200 }, 'shown'],
      ],
    ],
    [
      'knows no end without a start',
      [
        [{ type: 'end', at: 0 }, 'idle'],
        [{ type: 'check', at: 5000 }, 'idle'],
      ],
    ],
  ])('%s [UI-03]', (_name, story) => {
    expect(phasesOf(story)).toEqual(story.map(([, phase]) => phase));
  });

  it.each<[string, readonly (readonly [LoadingIndicatorEvent, LoadingIndicatorState['phase']])[]]>([
    [
      'stays for 200 ms when the fetch ends right after it has started',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'check', at: 1000 }, 'shown'],
        [{ type: 'end', at: 1010 }, 'ending'],
        [{ type: 'end', at: 1020 }, 'ending'],
        [{ type: 'check', at: 1100 }, 'ending'],
        [{ type: 'check', at: 1200 }, 'idle'],
      ],
    ],
    [
      'ends at once when it was shown for 200 ms',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'check', at: 1000 }, 'shown'],
        [{ type: 'end', at: 1200 }, 'idle'],
      ],
    ],
    [
      'goes on when the next fetch starts meanwhile',
      [
        [{ type: 'start', at: 0 }, 'waiting'],
        [{ type: 'check', at: 1000 }, 'shown'],
        [{ type: 'end', at: 1010 }, 'ending'],
        [{ type: 'start', at: 1100 }, 'shown'],
        [{ type: 'check', at: 1300 }, 'shown'],
        [{ type: 'end', at: 1310 }, 'idle'],
      ],
    ],
  ])('%s [API-10]', (_name, story) => {
    expect(phasesOf(story)).toEqual(story.map(([, phase]) => phase));
  });

  it('has the specified times [API-10, UI-03]', () => {
    expect(loadingIndicatorTimes).toEqual({ delayMs: 1000, checkMs: 100, minShownMs: 200 });
  });
});
