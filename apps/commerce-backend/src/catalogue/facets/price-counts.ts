/** The number of products at each price. */
export interface PriceCounts {
  /** Ascending, in minor units. */
  readonly prices: Int32Array;
  readonly counts: Int32Array;
  readonly total: number;
}

/** Counts prices by their points; the first point means no price. */
export function priceCounts(points: Int32Array, counted: Int32Array): PriceCounts {
  const codes = Array.from(points.keys()).filter((code) => code > 0 && (counted[code] ?? 0) > 0);
  const counts = Int32Array.from(codes, (code) => counted[code] ?? 0);
  return {
    prices: Int32Array.from(codes, (code) => points[code] ?? 0),
    counts,
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** The number of products with a price from one amount up to, not including, another. */
export const countBetween = ({ prices, counts }: PriceCounts, from: number, to: number): number =>
  counts.reduce(
    (sum, count, index) => ((prices[index] ?? 0) >= from && (prices[index] ?? 0) < to ? sum + count : sum),
    0,
  );

/** The price at a position in the sorted list, cheapest first. */
export function priceAt({ prices, counts }: PriceCounts, place: number): number {
  let passed = 0;
  for (const [index, count] of counts.entries()) {
    passed += count;
    if (place < passed) return prices[index] ?? 0;
  }
  return prices.at(-1) ?? 0;
}
