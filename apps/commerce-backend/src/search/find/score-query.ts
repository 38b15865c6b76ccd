import { inverseFrequency } from '../core/bm25.ts';
import type { PostingList } from '../core/postings.ts';
import { SEGMENT_SIZE } from '../core/postings.ts';
import type { QueryWord } from '../core/read-query.ts';
import { SOLD_OUT } from '../core/rank.ts';
import { MAX_SCORED_WORDS, SegmentScores } from '../core/score-segment.ts';
import type { ScoredWord } from '../core/score-segment.ts';
import { scoreThreshold } from '../core/score-threshold.ts';
import type { IndexPlaces } from './index-places.ts';
import type { TermPostings } from './search-index.ts';

/** One form of a word, with its products. */
export interface ListedForm {
  readonly weight: number;
  readonly isTyped: boolean;
  readonly postings: TermPostings;
}

/** A word with the lists of its forms. */
export interface ListedWord {
  readonly word: QueryWord;
  readonly lists: readonly ListedForm[];
  /** How many products have its most frequent form. */
  readonly frequency: number;
  /** How many have the word as it was typed. */
  readonly typedFrequency: number;
}

/** A scored product. */
export interface ScoredHit {
  readonly ordinal: number;
  readonly relevance: number;
}

interface Scoring {
  readonly words: readonly ListedWord[];
  readonly excluded: readonly ListedWord[];
  readonly places: IndexPlaces;
  /** Products of the index. */
  readonly products: number;
  readonly isBuyable: (ordinal: number) => boolean;
  /** Max hits with every word. */
  readonly max: number;
  /** Ordinals that are hits however low they score, if they have every word. */
  readonly chosen: ReadonlySet<number>;
}

export interface ScoredHits {
  /** Have every word; best first, at most `max` and the chosen ones. */
  readonly complete: readonly ScoredHit[];
  /** Lack a word, but not the kind of product; best first. */
  readonly near: readonly ScoredHit[];
  /** Words that all of the nearest lack. */
  readonly lacking: readonly string[];
}

const NEAR_ENOUGH = 24;
const MAX_NEAR = 240;

const MAX_IMPACT = 255;

const inSegment = (words: readonly ListedWord[], segment: number, products: number): ScoredWord[] =>
  words.map(({ lists, frequency, typedFrequency }) => {
    // Synonyms share the frequency of all forms: a rare one must not count more than the word that was typed.
    const factor = inverseFrequency(products, frequency) / MAX_IMPACT;
    const typedFactor = inverseFrequency(products, typedFrequency) / MAX_IMPACT;
    return lists.flatMap(({ weight, postings, isTyped }) => {
      const list = postings.bySegment.get(segment);
      return list === undefined ? [] : [{ ...list, factor: weight * (isTyped ? typedFactor : factor) }];
    });
  });

const bitsOf = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** Collects hits, and returns the best ones. */
class Collector {
  readonly #max: number;
  #ordinals = new Int32Array(1024);
  #scores = new Float32Array(1024);
  #relevances = new Float32Array(1024);
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#count;
  }

  add(ordinal: number, relevance: number, score: number): void {
    if (this.#count === this.#ordinals.length) {
      const grow = <Numbers extends Int32Array | Float32Array>(from: Numbers, to: Numbers): Numbers => {
        to.set(from);
        return to;
      };
      const length = this.#count * 2;
      this.#ordinals = grow(this.#ordinals, new Int32Array(length));
      this.#scores = grow(this.#scores, new Float32Array(length));
      this.#relevances = grow(this.#relevances, new Float32Array(length));
    }
    this.#ordinals[this.#count] = ordinal;
    this.#relevances[this.#count] = relevance;
    this.#scores[this.#count] = score;
    this.#count += 1;
  }

  best(chosen: ReadonlySet<number> = new Set()): readonly ScoredHit[] {
    const threshold = scoreThreshold(this.#scores.subarray(0, this.#count), this.#max);
    const hits: (ScoredHit & { readonly score: number })[] = [];
    for (let index = 0; index < this.#count; index += 1) {
      const score = this.#scores[index] ?? 0;
      const ordinal = this.#ordinals[index] ?? 0;
      if (score >= threshold || chosen.has(ordinal))
        hits.push({ score, ordinal, relevance: this.#relevances[index] ?? 0 });
    }
    return hits
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .filter(({ ordinal }, place) => place < this.#max || chosen.has(ordinal));
  }
}

const scores = new SegmentScores();

const removeExcluded = (excluded: readonly ListedWord[], segment: number): void => {
  for (const { lists } of excluded)
    for (const { postings } of lists) {
      const list: PostingList | undefined = postings.bySegment.get(segment);
      for (const place of list?.places ?? []) scores.words[place] = 0;
    }
};

/** Scores the products of an index, segment by segment. */
export function scoreQuery({ words: given, excluded, places, products, isBuyable, max, chosen }: Scoring): ScoredHits {
  // The rarest word first: the others look at its products only.
  const words = given.toSorted((a, b) => a.frequency - b.frequency).slice(0, MAX_SCORED_WORDS);
  const all = (1 << words.length) - 1;
  const complete = new Collector(max);
  const segments = [...places.segments.entries()];

  const collect = (into: Collector, segment: number, place: number, share = 1): void => {
    const found = places.segments[segment];
    const ordinal = found?.ordinals[place] ?? -1;
    if (found === undefined || ordinal < 0) return;
    const relevance = (scores.scores[place] ?? 0) * share;
    into.add(ordinal, relevance, relevance * (found.popularity[place] ?? 1) * (isBuyable(ordinal) ? 1 : SOLD_OUT));
  };

  for (const [segment] of segments) {
    const scored = inSegment(words, segment, products);
    if (scored.some((forms) => forms.length === 0)) continue;
    scores.score(scored, true);
    removeExcluded(excluded, segment);
    for (const { places: candidates } of scored[0] ?? [])
      for (const place of candidates) {
        if (scores.words[place] !== all) continue;
        // Another form may have the same product.
        scores.words[place] = 0;
        collect(complete, segment, place);
      }
  }
  if (complete.size >= NEAR_ENOUGH || words.length < 2)
    return { complete: complete.best(chosen), near: [], lacking: [] };

  const kinds = words.reduce((set, { word }, index) => (word.role === 'kind' ? set | (1 << index) : set), 0);
  const isNear = (found: number): boolean =>
    found !== all && (kinds === 0 ? 2 * bitsOf(found) >= words.length : (found & kinds) !== 0);
  const near = new Collector(MAX_NEAR);
  let lacking = all;
  let mostWords = 0;
  let lackOne = 0;
  for (const [segment, { ordinals }] of segments) {
    // Bestsellers are in the first segments, and nothing else lacks fewer words.
    if (lackOne >= MAX_NEAR) break;
    scores.score(inSegment(words, segment, products), false);
    removeExcluded(excluded, segment);
    for (let place = 0; place < Math.min(SEGMENT_SIZE, ordinals.length); place += 1) {
      const found = scores.words[place] ?? 0;
      if (found === 0 || !isNear(found)) continue;
      const count = bitsOf(found);
      if (count === words.length - 1) lackOne += 1;
      if (count >= mostWords) lacking = (count === mostWords ? lacking : all) & ~found;
      mostWords = Math.max(mostWords, count);
      collect(near, segment, place, count / words.length);
    }
  }
  return {
    complete: complete.best(chosen),
    near: near.best(),
    lacking: words.filter((_, index) => (lacking & (1 << index)) !== 0).map(({ word }) => word.text),
  };
}
