import { wordsOf } from './match-places.ts';
import type { Place } from './match-places.ts';

/** The maximum ending of two words after their shared part: `takki` and `takit`, `jakke` and `jakker`. */
const MAX_ENDING = 2;
const MIN_SHARED = 3;

/** The number of letters that two words share at their start, if only their endings differ: otherwise 0. */
const sharedStart = (one: string, other: string): number => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const isLike = shared >= MIN_SHARED && Math.max(one.length, other.length) - shared <= MAX_ENDING;
  return isLike ? shared : 0;
};

/**
 * The number of letters that a part of the word shares with the name: the end of a compound names what it is, as in
 * `regnjakke`.
 */
const likeness = (word: string, name: string): number =>
  Math.max(0, ...Array.from(word, (_, start) => sharedStart(word.slice(start), name)));

/**
 * The places whose names are like one of the words: the same in another form, or what a compound ends with. First the
 * likest, then those with the most products.
 */
export function nearPlaces(places: readonly Place[], text: string, max: number): readonly Place[] {
  const wanted = wordsOf(text);
  const rank = ({ name }: Place): number =>
    Math.max(0, ...wanted.flatMap((word) => wordsOf(name).map((own) => likeness(word, own))));
  return places
    .map((place) => ({ place, shared: rank(place) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || (b.place.count ?? 0) - (a.place.count ?? 0))
    .slice(0, max)
    .map(({ place }) => place);
}
