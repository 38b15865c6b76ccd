import sizeRuns from '../../data/range/size-runs.json' with { type: 'json' };
import type { Department } from '../copy/language-copy.ts';
import type { Random } from '../random.ts';

export type SizeRun = keyof typeof sizeRuns;

/** Every run a model of the department may be made in; one of them is chosen per model. */
const runs: Record<SizeRun, Record<Department, readonly (readonly string[])[]>> = sizeRuns;

/** The sizes a model comes in, smallest first. */
export function sizesOf(run: SizeRun, department: Department, random: Random): readonly string[] {
  return random.pick(runs[run][department]);
}
