/**
 * Letters to insert, leave out, change or swap to make one word of the other (optimal string alignment), or
 * `undefined` when it takes more than `max`.
 */
export function editDistance(from: string, to: string, max: number): number | undefined {
  if (Math.abs(from.length - to.length) > max) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let rowMin = i;
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    if (rowMin > max) return undefined;
    before = last;
    last = row;
  }
  const distance = last[to.length] ?? 0;
  return distance > max ? undefined : distance;
}
