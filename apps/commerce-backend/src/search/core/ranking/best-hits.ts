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

/** A scored product. */
export interface ScoredHit {
  readonly ordinal: number;
  readonly relevance: number;
  readonly score: number;
}

const FIRST_ROOM = 1024;

/** Collects scored products, and keeps the best: a broad word has hundreds of thousands. */
export class BestHits {
  readonly #max: number;
  readonly #chosen: ReadonlySet<number>;
  #hits: ScoredHit[] = [];
  /** Hits that are collected before the lowest are left out. */
  #room = FIRST_ROOM;
  /** The score that the best have reached. */
  #threshold = -1;
  #size = 0;

  /** Max hits; `chosen` ordinals are hits however low they score. */
  constructor(max: number, chosen: ReadonlySet<number> = new Set()) {
    this.#max = max;
    this.#chosen = chosen;
  }

  /** The number of added hits, with those that are left out by now. */
  get size(): number {
    return this.#size;
  }

  /** Whether a product with this score, or less, need not be added any more; a chosen one may have any. */
  isTooLow(score: number): boolean {
    return this.#chosen.size === 0 && Math.fround(score) < this.#threshold;
  }

  add(ordinal: number, relevance: number, score: number): void {
    this.#size += 1;
    const rounded = Math.fround(score);
    if (rounded < this.#threshold && !this.#chosen.has(ordinal)) return;
    this.#hits.push({ ordinal, relevance, score: rounded });
    if (this.#hits.length < this.#room) return;
    this.#removeLow();
    // Many products may score the same.
    if (this.#hits.length > this.#room / 2) this.#room *= 2;
  }

  /** Best first; of equal scores the lower ordinal. */
  best(): readonly ScoredHit[] {
    this.#removeLow();
    return this.#hits
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .filter(({ ordinal }, place) => place < this.#max || this.#chosen.has(ordinal));
  }

  #removeLow(): void {
    if (this.#hits.length <= this.#max) return;
    const scores = new Float32Array(this.#hits.length);
    for (const [index, { score }] of this.#hits.entries()) scores[index] = score;
    const threshold = scoreThreshold(scores, this.#max);
    this.#threshold = threshold;
    this.#hits = this.#hits.filter(({ ordinal, score }) => score >= threshold || this.#chosen.has(ordinal));
  }
}
