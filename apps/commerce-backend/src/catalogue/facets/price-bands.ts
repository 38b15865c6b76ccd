import { priceAt } from './price-counts.ts';
import type { PriceCounts } from './price-counts.ts';

/** A band of prices in major units, `to` not included; `undefined` is open. */
export interface PriceBand {
  readonly from: number;
  readonly to: number | undefined;
}

/** Candidate limits of the bands, the most even of which are taken: round prices. */
const cuts = [
  10, 20, 25, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000,
  7500, 10_000,
];
const BANDS = 5;

/** Up to five bands of round numbers that each hold about as many of the prices; empty when one would hold them all. */
export function priceBands(counted: PriceCounts): readonly PriceBand[] {
  const { prices, total } = counted;
  const edges = new Set<number>();
  for (let band = 1; band < BANDS; band += 1) {
    const at = priceAt(counted, Math.floor((total * band) / BANDS)) / 100;
    const edge = cuts.reduce((best, cut) => (Math.abs(cut - at) < Math.abs(best - at) ? cut : best), cuts[0] ?? 0);
    if (edge > (prices[0] ?? 0) / 100 && edge <= (prices.at(-1) ?? 0) / 100) edges.add(edge);
  }
  if (edges.size === 0) return [];
  const bounds = [0, ...[...edges].toSorted((a, b) => a - b)];
  return bounds.map((from, index) => ({ from, to: bounds[index + 1] }));
}
