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
        [{ type: 'end' }, 'idle'],
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
        [{ type: 'end' }, 'idle'],
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
        [{ type: 'end' }, 'idle'],
        [{ type: 'start', at: 1200 }, 'waiting'],
        [{ type: 'check', at: 2199 }, 'waiting'],
        [{ type: 'check', at: 2200 }, 'shown'],
      ],
    ],
    [
      'knows no end without a start',
      [
        [{ type: 'end' }, 'idle'],
        [{ type: 'check', at: 5000 }, 'idle'],
      ],
    ],
  ])('%s [UI-03]', (_name, story) => {
    expect(phasesOf(story)).toEqual(story.map(([, phase]) => phase));
  });

  it('has the specified times [UI-03]', () => {
    expect(loadingIndicatorTimes).toEqual({ delayMs: 1000, checkMs: 100 });
  });
});
