import sizeRuns from '../../data/range/size-runs.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { Department } from './kinds.ts';

export type SizeRun =
  | 'shoes'
  | 'clothes'
  | 'clothes-double'
  | 'jeans'
  | 'belts'
  | 'socks'
  | 'hats'
  | 'gloves'
  | 'one-size';

/** Every run a model of the department may be made in; one of them is chosen per model. */
const runs: Record<SizeRun, Record<Department, readonly (readonly string[])[]>> = sizeRuns;

/** The sizes a model comes in, smallest first. */
export function sizesOf(run: SizeRun, department: Department, random: Random): readonly string[] {
  return random.pick(runs[run][department]);
}

/** Every size that a run can have for a department. */
export function allSizesOf(run: SizeRun, department: Department): readonly string[] {
  return runs[run][department].flat();
}
