/** A band of prices in major units, `to` not included; `undefined` is open. */
export interface PriceBand {
  readonly from: number;
  readonly to: number | undefined;
}

/** Bands are cut at these, the most even of which are taken: prices that people say. */
const cuts = [10, 20, 25, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000];
const BANDS = 5;

/** Up to five bands of round numbers that each hold about as many of the prices (minor units); none when one would hold them all. */
export function priceBands(prices: readonly number[]): readonly PriceBand[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const edges = new Set<number>();
  for (let band = 1; band < BANDS; band += 1) {
    const at = (sorted[Math.floor((sorted.length * band) / BANDS)] ?? 0) / 100;
    const edge = cuts.reduce((best, cut) => (Math.abs(cut - at) < Math.abs(best - at) ? cut : best), cuts[0] ?? 0);
    if (edge > (sorted[0] ?? 0) / 100 && edge <= (sorted.at(-1) ?? 0) / 100) edges.add(edge);
  }
  if (edges.size === 0) return [];
  const bounds = [0, ...[...edges].toSorted((a, b) => a - b)];
  return bounds.map((from, index) => ({ from, to: bounds[index + 1] }));
}
