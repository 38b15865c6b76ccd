import { BestHits } from '../core/ranking/best-hits.ts';
import type { ScoredHit } from '../core/ranking/best-hits.ts';
import { inverseFrequency } from '../core/ranking/bm25.ts';
import type { QueryWord } from '../core/query/query-words.ts';
import { SOLD_OUT } from '../core/ranking/rank.ts';
import { MAX_SCORED_WORDS } from '../core/ranking/score-segment.ts';
import type { ScoredWord, SegmentScores } from '../core/ranking/score-segment.ts';
import type { IndexPlaces, SegmentPlaces } from './index-places.ts';
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
  /** The number of products with its most frequent form. */
  readonly frequency: number;
  /** The number of products with the word as it was typed. */
  readonly typedFrequency: number;
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

const removeExcluded = (scores: SegmentScores, excluded: readonly ListedWord[], segment: number): void => {
  for (const { lists } of excluded)
    for (const { postings } of lists)
      for (const place of postings.bySegment.get(segment)?.places ?? []) scores.words[place] = 0;
};

/** Scores the products of an index, segment by segment. */
export function scoreQuery({ words: given, excluded, places, products, isBuyable, max, chosen }: Scoring): ScoredHits {
  // The rarest word first: the others look at its products only.
  const words = given.toSorted((a, b) => a.frequency - b.frequency).slice(0, MAX_SCORED_WORDS);
  const all = (1 << words.length) - 1;
  const complete = new BestHits(max, chosen);
  const { scores } = places;
  const segments = [...places.segments.entries()];

  const collect = (into: BestHits, { ordinals, popularity }: SegmentPlaces, place: number, share = 1): void => {
    const relevance = (scores.scores[place] ?? 0) * share;
    const score = relevance * (popularity[place] ?? 1);
    // Before the stock is looked up: of a broad word, few are left.
    if (into.isTooLow(score)) return;
    const ordinal = ordinals[place] ?? -1;
    if (ordinal >= 0) into.add(ordinal, relevance, isBuyable(ordinal) ? score : score * SOLD_OUT);
  };

  for (const [segment, segmentPlaces] of segments) {
    const scored = inSegment(words, segment, products);
    if (scored.some((forms) => forms.length === 0)) continue;
    scores.score(scored, true);
    removeExcluded(scores, excluded, segment);
    for (const { places: candidates } of scored[0] ?? [])
      for (const place of candidates) {
        if (scores.words[place] !== all) continue;
        // Another form may have the same product.
        scores.words[place] = 0;
        collect(complete, segmentPlaces, place);
      }
  }
  if (complete.size >= NEAR_ENOUGH || words.length < 2) return { complete: complete.best(), near: [], lacking: [] };

  const kinds = words.reduce((set, { word }, index) => (word.role === 'kind' ? set | (1 << index) : set), 0);
  const isNear = (found: number): boolean =>
    found !== all && (kinds === 0 ? 2 * bitsOf(found) >= words.length : (found & kinds) !== 0);
  const near = new BestHits(MAX_NEAR);
  let lacking = all;
  let mostWords = 0;
  let lackOne = 0;
  for (const [segment, segmentPlaces] of segments) {
    // Bestsellers are in the first segments, and nothing else lacks fewer words.
    if (lackOne >= MAX_NEAR) break;
    scores.score(inSegment(words, segment, products), false);
    removeExcluded(scores, excluded, segment);
    for (let place = 0; place < segmentPlaces.ordinals.length; place += 1) {
      const found = scores.words[place] ?? 0;
      if (found === 0 || !isNear(found)) continue;
      const count = bitsOf(found);
      if (count === words.length - 1) lackOne += 1;
      if (count >= mostWords) lacking = (count === mostWords ? lacking : all) & ~found;
      mostWords = Math.max(mostWords, count);
      collect(near, segmentPlaces, place, count / words.length);
    }
  }
  return {
    complete: complete.best(),
    near: near.best(),
    lacking: words.filter((_, index) => (lacking & (1 << index)) !== 0).map(({ word }) => word.text),
  };
}
