import { schedule } from '../../../check/schedule.mjs';

interface Step {
  readonly id: string;
  readonly after?: readonly string[];
}

const skip = ({ id }: Step) => ({ id, ok: false, skipped: true });

/** Runs steps that end on command, in the order of their names. */
async function runInSteps(steps: readonly Step[], lanes: number, failing: readonly string[] = []) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ id }: Step) =>
    new Promise<{ id: string; ok: boolean }>((resolve) => {
      started.push(id);
      ends.set(id, () => resolve({ id, ok: !failing.includes(id) }));
    });
  const finished = schedule(steps, { lanes, run, skip });
  const history: string[] = [];
  for (let ended = 0; ended < steps.length && ends.size > 0; ended += 1) {
    history.push([...ends.keys()].join('+'));
    const [[id, end] = ['', () => undefined]] = ends;
    ends.delete(id);
    end();
    await new Promise(setImmediate);
  }
  return { history, started, results: await finished };
}

describe('steps of the check', () => {
  it('run as many beside each other as there are lanes, first come, first served', async () => {
    const { history, results } = await runInSteps([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 2);
    expect(history).toEqual(['a+b', 'b+c', 'c']);
    expect(results.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('run one after the other on one lane', async () => {
    expect((await runInSteps([{ id: 'a' }, { id: 'b' }], 1)).history).toEqual(['a', 'b']);
  });

  it('wait for the steps that they need, and let others go first', async () => {
    const { history } = await runInSteps([{ id: 'build' }, { id: 'e2e', after: ['build'] }, { id: 'lint' }], 2);
    expect(history).toEqual(['build+lint', 'lint+e2e', 'e2e']);
  });

  it('do not run when one that they need has failed, nor do those after them', async () => {
    const { started, results } = await runInSteps(
      [{ id: 'build' }, { id: 'e2e', after: ['build'] }, { id: 'report', after: ['e2e'] }, { id: 'lint' }],
      1,
      ['build'],
    );
    expect(started).toEqual(['build', 'lint']);
    expect(results).toEqual([
      { id: 'build', ok: false },
      { id: 'e2e', ok: false, skipped: true },
      { id: 'report', ok: false, skipped: true },
      { id: 'lint', ok: true },
    ]);
  });

  it('that are not selected are not waited for', async () => {
    expect((await runInSteps([{ id: 'e2e', after: ['build'] }], 1)).started).toEqual(['e2e']);
  });

  it('that wait for each other are an error that names them', async () => {
    await expect(
      schedule(
        [
          { id: 'a', after: ['b'] },
          { id: 'b', after: ['a'] },
        ],
        { lanes: 1, run: async () => ({ ok: true }), skip },
      ),
    ).rejects.toThrow('a, b');
  });
});
