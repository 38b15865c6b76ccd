import { idleIndicator, reduceLoadingIndicator } from './loading-indicator-state.ts';
import type { LoadingIndicatorEvent } from './loading-indicator-state.ts';

/** Runs a story such as "50 start waiting, 1050 check shown": time, event (a start may have its own delay) and the expected phase. */
const run = (story: string) => {
  let state = idleIndicator;
  return story.split(', ').map((step) => {
    const [at, type, ...rest] = step.split(' ');
    const delay = rest.length > 1 ? { delayMs: Number(rest[0]) } : {};
    state = reduceLoadingIndicator(state, { type, at: Number(at), ...delay } as LoadingIndicatorEvent);
    return [at, type, ...rest.slice(0, -1), state.phase].join(' ');
  });
};

describe('the second loading indicator', () => {
  it.each([
    [
      'starts after 1000 ms, and ends on request',
      '50 start waiting, 150 check waiting, 1049 check waiting, 1050 check shown, 9000 check shown, 9000 end idle',
    ],
    ['starts after the given delay', '0 start 250 waiting, 200 check waiting, 300 check shown'],
    ['never starts when it is ended before', '0 start waiting, 500 end idle, 2000 check idle'],
    [
      'counts from the first request when it is started again',
      '0 start waiting, 900 start waiting, 1000 check shown, 1100 start shown',
    ],
    [
      'counts anew after an end',
      '0 start waiting, 1000 check shown, 1200 end idle, 1200 start waiting, 2199 check waiting, 2200 check shown',
    ],
    ['knows no end without a start', '0 end idle, 5000 check idle'],
  ])('%s: %s [UI-03]', (_name, story) => {
    expect(run(story)).toEqual(story.split(', '));
  });

  it.each([
    [
      'stays for 200 ms when the fetch ends right after it has started',
      '0 start waiting, 1000 check shown, 1010 end ending, 1020 end ending, 1100 check ending, 1200 check idle',
    ],
    ['ends at once when it was shown for 200 ms', '0 start waiting, 1000 check shown, 1200 end idle'],
    [
      'goes on when the next fetch starts meanwhile',
      '0 start waiting, 1000 check shown, 1010 end ending, 1100 start shown, 1300 check shown, 1310 end idle',
    ],
  ])('%s: %s [API-10]', (_name, story) => {
    expect(run(story)).toEqual(story.split(', '));
  });
});
