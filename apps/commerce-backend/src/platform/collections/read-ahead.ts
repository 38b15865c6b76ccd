import { setImmediate } from 'node:timers/promises';

/** Does the work for each input, in order: one while what came of the one before is used. */
export async function* readAhead<Input, Output>(
  inputs: Iterable<Input>,
  work: (input: Input) => Promise<Output>,
): AsyncGenerator<Output> {
  let before: Promise<Output> | undefined;
  try {
    for (const input of inputs) {
      const output = before === undefined ? undefined : { value: await before };
      before = work(input);
      // It is awaited later: a failure must not end the process before that.
      before.catch(() => undefined);
      // The work has begun, and a request of it is on its way, before the next step takes the processor.
      await setImmediate();
      if (output !== undefined) yield output.value;
    }
    if (before !== undefined) yield await before;
  } finally {
    // When something else fails, no work is left that goes on.
    await before?.catch(() => undefined);
  }
}
