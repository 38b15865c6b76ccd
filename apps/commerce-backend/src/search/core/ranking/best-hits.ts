/** A scored product. */
export interface ScoredHit {
  readonly ordinal: number;
  readonly relevance: number;
  readonly score: number;
}

/** Collects scored products, and keeps the best: a broad word has hundreds of thousands. */
export class BestHits {
  readonly #max: number;
  readonly #chosen: ReadonlySet<number>;
  #hits: ScoredHit[] = [];
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
    return this.#chosen.size === 0 && score < this.#threshold;
  }

  add(ordinal: number, relevance: number, score: number): void {
    this.#size += 1;
    if (score < this.#threshold && !this.#chosen.has(ordinal)) return;
    this.#hits.push({ ordinal, relevance, score });
    if (this.#hits.length < 2 * (this.#max + this.#chosen.size)) return;
    this.#hits = this.best();
    this.#threshold = this.#hits[this.#max - 1]?.score ?? -1;
  }

  /** Best first; of equal scores the lower ordinal. */
  best(): ScoredHit[] {
    return this.#hits
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .filter(({ ordinal }, place) => place < this.#max || this.#chosen.has(ordinal));
  }
}
