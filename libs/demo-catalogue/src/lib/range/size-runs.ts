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

/** EU numbers one by one, or every `step`. */
function numbers(from: number, to: number, step = 1): string[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => String(from + index * step));
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const smallHeights = numbers(80, 116, 6);
const tallHeights = numbers(122, 164, 6);
const doubleHeights = ['80/86', '92/98', '104/110', '116/122', '128/134', '140/146', '152/158'];

const jeansOf = (waists: readonly string[], lengths: readonly string[]) =>
  waists.flatMap((waist) => lengths.map((length) => `W${waist} L${length}`));

/** Every run a model of the department may be made in; one of them is chosen per model. */
const runs: Record<SizeRun, Record<Department, readonly (readonly string[])[]>> = {
  shoes: { women: [numbers(36, 42)], men: [numbers(40, 47)], children: [numbers(22, 30), numbers(28, 38)] },
  clothes: { women: [letters], men: [letters.slice(1)], children: [smallHeights, tallHeights] },
  'clothes-double': {
    women: [letters],
    men: [letters.slice(1)],
    children: [doubleHeights.slice(0, 4), doubleHeights.slice(3)],
  },
  jeans: {
    women: [jeansOf(numbers(25, 32), ['30', '32'])],
    men: [jeansOf([...numbers(29, 34), '36', '38'], ['32', '34'])],
    children: [smallHeights, tallHeights],
  },
  belts: {
    women: [['75 cm', '85 cm', '95 cm', '105 cm']],
    men: [['85 cm', '95 cm', '105 cm', '115 cm']],
    children: [['55 cm', '65 cm', '75 cm']],
  },
  socks: { women: [['36-38', '39-41']], men: [['40-43', '44-47']], children: [['22-25', '26-29', '30-33', '34-37']] },
  hats: { women: [['One size']], men: [['One size']], children: [['48-50', '50-52', '52-54', '54-56']] },
  gloves: { women: [['S', 'M', 'L']], men: [['M', 'L', 'XL']], children: [['2-4', '4-6', '6-8', '8-10']] },
  'one-size': { women: [['One size']], men: [['One size']], children: [['One size']] },
};

/** The sizes a model comes in, smallest first. */
export function sizesOf(run: SizeRun, department: Department, random: Random): readonly string[] {
  return random.pick(runs[run][department]);
}

/** Every size that a run can have for a department. */
export function allSizesOf(run: SizeRun, department: Department): readonly string[] {
  return runs[run][department].flat();
}
