import type { PostingList } from './postings.ts';

/** A form of a word in one segment. */
export interface ScoredForm extends PostingList {
  /** The score that an impact of 1 adds. */
  readonly factor: number;
}

/** A word of the query in one segment, as its forms. */
export type ScoredWord = readonly ScoredForm[];

/** Max words of a query: each has a bit of a byte. */
export const MAX_SCORED_WORDS = 8;

/** Scores of a segment's products, by their places. */
export class SegmentScores {
  readonly scores: Float32Array;
  /** A bit for each word that the product has. */
  readonly words: Uint8Array;
  readonly #best: Float32Array;

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.words = new Uint8Array(size);
    this.#best = new Float32Array(size);
  }

  /**
   * Adds the best form of each word. With `needsAll`, products that lack an earlier word are not looked at any more;
   * so the rarest word comes first.
   */
  score(words: readonly ScoredWord[], needsAll: boolean): void {
    this.scores.fill(0);
    this.words.fill(0);
    for (const [index, forms] of words.entries()) {
      const bit = 1 << index;
      const before = needsAll ? bit - 1 : 0;
      for (const form of forms) this.#add(form, bit, before);
    }
  }

  #add({ places, impacts, factor }: ScoredForm, bit: number, before: number): void {
    const { scores, words } = this;
    const best = this.#best;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      const found = words[place] as number;
      if ((found & before) !== before) continue;
      const gain = (impacts[index] as number) * factor;
      if ((found & bit) === 0) {
        words[place] = found | bit;
        scores[place] = (scores[place] as number) + gain;
        best[place] = gain;
      } else if (gain > (best[place] as number)) {
        scores[place] = (scores[place] as number) + gain - (best[place] as number);
        best[place] = gain;
      }
    }
  }
}
