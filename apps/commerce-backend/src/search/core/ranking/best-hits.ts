import { scoreThreshold } from './score-threshold.ts';

/** A scored product. */
export interface ScoredHit {
  readonly ordinal: number;
  readonly relevance: number;
}

const FIRST_SIZE = 1024;

type Numbers = Int32Array | Float32Array;

const enlarge = <Kind extends Numbers>(from: Kind, to: Kind): Kind => {
  to.set(from);
  return to;
};

/** Collects scored products, and keeps the best: a broad word has hundreds of thousands. */
export class BestHits {
  readonly #max: number;
  readonly #chosen: ReadonlySet<number>;
  #ordinals = new Int32Array(FIRST_SIZE);
  #scores = new Float32Array(FIRST_SIZE);
  #relevances = new Float32Array(FIRST_SIZE);
  #count = 0;
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

  /** Whether a product with this score, or less, need not be added any more. */
  isTooLow(score: number): boolean {
    return Math.fround(score) < this.#threshold;
  }

  add(ordinal: number, relevance: number, score: number): void {
    if (this.#count === this.#ordinals.length) this.#makeRoom();
    this.#ordinals[this.#count] = ordinal;
    this.#relevances[this.#count] = relevance;
    this.#scores[this.#count] = score;
    this.#count += 1;
    this.#size += 1;
  }

  /** Best first; of equal scores the lower ordinal. */
  best(): readonly ScoredHit[] {
    const threshold = this.#reached();
    const hits: (ScoredHit & { readonly score: number })[] = [];
    for (let index = 0; index < this.#count; index += 1) {
      const score = this.#scores[index] ?? 0;
      const ordinal = this.#ordinals[index] ?? 0;
      if (score >= threshold || this.#chosen.has(ordinal))
        hits.push({ score, ordinal, relevance: this.#relevances[index] ?? 0 });
    }
    return hits
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .filter(({ ordinal }, place) => place < this.#max || this.#chosen.has(ordinal));
  }

  #reached(): number {
    return scoreThreshold(this.#scores.subarray(0, this.#count), this.#max);
  }

  #makeRoom(): void {
    // A chosen product may have any score.
    if (this.#chosen.size === 0) this.#removeLow();
    if (this.#count <= this.#ordinals.length / 2) return;
    const length = this.#ordinals.length * 2;
    this.#ordinals = enlarge(this.#ordinals, new Int32Array(length));
    this.#scores = enlarge(this.#scores, new Float32Array(length));
    this.#relevances = enlarge(this.#relevances, new Float32Array(length));
  }

  #removeLow(): void {
    this.#threshold = this.#reached();
    let left = 0;
    for (let index = 0; index < this.#count; index += 1) {
      if ((this.#scores[index] ?? 0) < this.#threshold) continue;
      this.#ordinals[left] = this.#ordinals[index] ?? 0;
      this.#scores[left] = this.#scores[index] ?? 0;
      this.#relevances[left] = this.#relevances[index] ?? 0;
      left += 1;
    }
    this.#count = left;
  }
}
