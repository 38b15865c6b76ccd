/** Neighbours on a Nordic keyboard, row by row. */
const rows = ['qwertyuiopå', 'asdfghjkløæ', 'asdfghjklöä', 'zxcvbnm'];

/** Letters that are easily taken for each other. */
const alike = ['kc', 'vw', 'ae', 'äe', 'æe', 'öo', 'øo', 'åo', 'sz', 'iy'];

const cheap = new Set<string>();
const addPair = (a: string, b: string): void => {
  cheap.add(a + b).add(b + a);
};
for (const row of rows)
  for (let index = 1; index < row.length; index += 1) addPair(row.charAt(index - 1), row.charAt(index));
for (const pair of alike) addPair(pair.charAt(0), pair.charAt(1));

const HALF = 0.5;

/**
 * The cost of changing one word into the other: 1 for a letter that is missing, too many or another one; half for a
 * doubled letter, two swapped ones, a neighbouring key and letters that sound alike. `undefined` above `max`.
 */
export function editCost(from: string, to: string, max: number): number | undefined {
  let before: number[] = [];
  let last: number[] = [0];
  let lastMin = 0;
  for (let j = 1; j <= to.length; j += 1) last.push((last[j - 1] ?? 0) + (to[j - 1] === to[j - 2] ? HALF : 1));
  for (let i = 1; i <= from.length; i += 1) {
    const removal = from[i - 1] === from[i - 2] ? HALF : 1;
    const row = [(last[0] ?? 0) + removal];
    let rowMin = row[0] ?? 0;
    for (let j = 1; j <= to.length; j += 1) {
      const [a = '', b = ''] = [from[i - 1], to[j - 1]];
      const insertion = b === to[j - 2] ? HALF : 1;
      const change = a === b ? 0 : cheap.has(a + b) ? HALF : 1;
      let cost = Math.min((last[j] ?? 0) + removal, (row[j - 1] ?? 0) + insertion, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a === to[j - 2] && from[i - 2] === b) cost = Math.min(cost, (before[j - 2] ?? 0) + HALF);
      row.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    // Two swapped letters reach back over one row.
    if (rowMin > max && lastMin > max) return undefined;
    lastMin = rowMin;
    before = last;
    last = row;
  }
  const cost = last[to.length] ?? 0;
  return cost > max ? undefined : cost;
}
