import { inverseFrequency } from '../core/ranking/bm25.ts';
import type { PostingList } from '../core/ranking/postings.ts';
import { SOLD_OUT } from '../core/ranking/rank.ts';
import { SegmentScores } from '../core/ranking/score-segment.ts';
import { scoreQuery } from './score-query.ts';
import type { ListedWord } from './score-query.ts';

const SEGMENTS = 3;
const PLACES = 4000;
const products = SEGMENTS * PLACES;

/** A different number below `limit` for each of many indices, in no order. */
const scattered = (index: number, limit: number): number => (index * 7919 + 13) % limit;

const listOf = (segment: number, step: number): PostingList => {
  const places = Uint16Array.from({ length: Math.floor(PLACES / step) }, (_, index) => index * step);
  return { places, impacts: Uint8Array.from(places, (place) => 1 + scattered(place + segment * PLACES, 255)) };
};

/** A word that every `step`-th product has. */
const word = (text: string, step: number): ListedWord => {
  const bySegment = new Map(Array.from({ length: SEGMENTS }, (_, segment) => [segment, listOf(segment, step)]));
  const frequency = SEGMENTS * Math.floor(PLACES / step);
  return {
    word: { text, role: 'kind', forms: [] },
    lists: [{ weight: 1, isTyped: true, postings: { products: frequency, bySegment } }],
    frequency,
    typedFrequency: frequency,
  };
};

/** Bestsellers first, as in an index; the ordinals of a catalogue are in another order. */
const segments = Array.from({ length: SEGMENTS }, (_, segment) => ({
  ordinals: Int32Array.from({ length: PLACES }, (_, place) => scattered(segment * PLACES + place, products)),
  popularity: Float32Array.from({ length: PLACES }, (_, place) => 1.3 - (segment * PLACES + place) / (4 * products)),
}));

const isBuyable = (ordinal: number): boolean => ordinal % 5 !== 0;

const score = (words: readonly ListedWord[], max: number, chosen: ReadonlySet<number> = new Set()) =>
  scoreQuery({
    words,
    excluded: [],
    places: { segments, scores: new SegmentScores(PLACES), placeOf: () => undefined },
    products,
    isBuyable,
    max,
    chosen,
  });

/** The same by a sort of all products. */
const sortedHits = (words: readonly ListedWord[]) =>
  segments
    .flatMap(({ ordinals, popularity }, segment) =>
      Array.from(ordinals, (ordinal, place) => {
        const gains = words.flatMap(({ lists, frequency }) =>
          lists.flatMap(({ postings }) => {
            const list = postings.bySegment.get(segment);
            const index = list?.places.indexOf(place) ?? -1;
            return index < 0 ? [] : ((list?.impacts[index] ?? 0) * inverseFrequency(products, frequency)) / 255;
          }),
        );
        const relevance = gains.reduce((sum, gain) => sum + gain, 0);
        const factor = (popularity[place] ?? 0) * (isBuyable(ordinal) ? 1 : SOLD_OUT);
        return { ordinal, isHit: gains.length === words.length, score: Math.fround(relevance * factor) };
      }),
    )
    .filter(({ isHit }) => isHit)
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
    .map(({ ordinal }) => ordinal);

const ordinalsOf = (words: readonly ListedWord[], max: number, chosen?: ReadonlySet<number>) =>
  score(words, max, chosen).complete.map(({ ordinal }) => ordinal);

describe('the hits of a broad query', () => {
  it.each([
    ['one word', [word('sko', 1)]],
    ['two words', [word('sko', 1), word('sort', 2)]],
  ])('are the best of all segments: %s', (_name, words) => {
    expect(ordinalsOf(words, 300)).toEqual(sortedHits(words).slice(0, 300));
  });

  it('contain a chosen product that scores low', () => {
    const words = [word('sko', 1)];
    const worst = sortedHits(words).at(-1) ?? 0;
    expect(ordinalsOf(words, 300)).not.toContain(worst);
    expect(ordinalsOf(words, 300, new Set([worst])).at(-1)).toBe(worst);
  });
});
