import { readAhead } from './read-ahead.ts';

/** The events, in their order, while the outputs of work are used. */
async function eventsOf(inputs: readonly string[], failing?: string): Promise<readonly string[]> {
  const events: string[] = [];
  const work = (input: string): Promise<string> => {
    events.push(`work on ${input}`);
    return input === failing ? Promise.reject(new Error(`${input} failed`)) : Promise.resolve(input);
  };
  try {
    for await (const output of readAhead(inputs, work)) events.push(`use ${output}`);
  } catch (error) {
    events.push(String(error));
  }
  return events;
}

describe('reading ahead', () => {
  it('begins the next work before what came of the one before is used', async () => {
    expect(await eventsOf(['a', 'b', 'c'])).toEqual(['work on a', 'work on b', 'use a', 'work on c', 'use b', 'use c']);
    expect(await eventsOf([])).toEqual([]);
  });

  it('begins one work at a time', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    };
    for await (const _ of readAhead([1, 2, 3, 4], work));
    expect(most).toBe(1);
  });

  it.each([
    ['a', ['work on a', 'Error: a failed']],
    ['b', ['work on a', 'work on b', 'use a', 'Error: b failed']],
  ])('ends where %s fails', async (failing, events) => {
    expect(await eventsOf(['a', 'b', 'c'], failing)).toEqual(events);
  });

  it('ends the work that has begun when its outputs are no longer used', async () => {
    const ended: number[] = [];
    const work = async (input: number) => {
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      ended.push(input);
      return input;
    };
    for await (const output of readAhead([1, 2, 3], work)) if (output === 1) break;
    expect(ended).toEqual([1, 2]);
  });
});
