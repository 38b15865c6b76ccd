import { tokens } from '../../tokens/tokens.ts';
import { hiddenBar, nextTickAt, pageLoadBarTimes, reducePageLoadBar } from './page-load-bar-state.ts';
import type { PageLoadBarEvent, PageLoadBarState } from './page-load-bar-state.ts';

/** Runs a story such as "0 start waiting, 200 tick running": time, event and the expected phase. */
const run = (story: string) => {
  let state = hiddenBar;
  return story.split(', ').map((step) => {
    const [at, type] = step.split(' ');
    state = reducePageLoadBar(state, { type, at: Number(at) } as PageLoadBarEvent);
    return [at, type, state.phase].join(' ');
  });
};

describe('page-load bar', () => {
  it.each([
    [
      'is not seen before 200 ms, and hides 500 ms after the end',
      '0 start waiting, 199 tick waiting, 200 tick running, 1000 finish finished, 1499 tick finished, 1500 tick hidden',
    ],
    ['is never seen for a quick load', '0 start waiting, 150 finish hidden, 200 tick hidden'],
    [
      'is marked as failed, and hides 500 ms later',
      '0 start waiting, 100 fail failed, 599 tick failed, 600 tick hidden',
    ],
    [
      'goes on with the load when another starts before the end',
      '0 start waiting, 200 tick running, 300 start running',
    ],
    [
      'starts anew while the last one is still leaving',
      '0 start waiting, 200 tick running, 300 finish finished, 400 start waiting',
    ],
    ['knows no end without a start', '0 finish hidden, 1 fail hidden, 2 tick hidden'],
  ])('%s: %s [UI-02]', (_name, story) => {
    expect(run(story)).toEqual(story.split(', '));
  });

  it('advances for 5000 ms and is 5 px high [UI-02]', () => {
    expect(pageLoadBarTimes.durationMs).toBe(5000);
    expect(tokens.size['load-bar']).toBe('5px');
  });

  it.each<[PageLoadBarState, number | null]>([
    [{ phase: 'hidden' }, null],
    [{ phase: 'waiting', showAt: 200 }, 200],
    [{ phase: 'running', startedAt: 200 }, null],
    [{ phase: 'finished', hideAt: 1500 }, 1500],
    [{ phase: 'failed', hideAt: 600 }, 600],
  ])('in %j changes by itself at %j', (state, at) => {
    expect(nextTickAt(state)).toBe(at);
  });
});
