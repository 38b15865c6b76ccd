const HALF = 0x1_0000;

const counts = new Uint32Array(HALF);

/** The highest half that `left` values reach with those above it, and how many of its own are needed. */
function reach(left: number): { readonly half: number; readonly left: number } {
  let half = HALF - 1;
  let missing = left;
  for (; half > 0 && missing > (counts[half] as number); half -= 1) missing -= counts[half] as number;
  return { half, left: missing };
}

/**
 * The `max`-th highest score; -1 where there are no more than `max`. Scores are not negative, so their bits order as
 * they do: two histograms of half the bits each find it, while sorting hundreds of thousands takes tens of milliseconds.
 */
export function scoreThreshold(scores: Float32Array<ArrayBuffer>, max: number): number {
  if (scores.length <= max) return -1;
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  counts.fill(0);
  for (const value of bits) counts[value >>> 16] = (counts[value >>> 16] as number) + 1;
  const upper = reach(max);
  counts.fill(0);
  for (const value of bits)
    if (value >>> 16 === upper.half) counts[value & (HALF - 1)] = (counts[value & (HALF - 1)] as number) + 1;
  const lower = reach(upper.left);
  return new Float32Array(Uint32Array.of(((upper.half << 16) | lower.half) >>> 0).buffer)[0] ?? -1;
}
