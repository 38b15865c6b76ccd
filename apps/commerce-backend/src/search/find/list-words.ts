import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { SEGMENT_SIZE } from '../core/ranking/postings.ts';
import type { QueryWord } from '../core/query/query-words.ts';
import { hasDigit } from '../core/words/words.ts';
import { findByBeginnings, findByNumbers } from './article-numbers.ts';
import type { IndexPlaces } from './index-places.ts';
import type { ListedForm, ListedWord } from './score-query.ts';
import type { SearchIndex, TermPostings } from './search-index.ts';

/** Products that a number names, as if each had it in its name. */
const numberPostings = (productIds: readonly number[], places: IndexPlaces): TermPostings => {
  const bySegment = new Map<number, number[]>();
  for (const id of productIds) {
    const place = places.placeOf(id);
    if (place === undefined) continue;
    const segment = Math.floor(place / SEGMENT_SIZE);
    bySegment.set(segment, [...(bySegment.get(segment) ?? []), place % SEGMENT_SIZE]);
  }
  return {
    products: productIds.length,
    bySegment: new Map(
      Array.from(bySegment, ([segment, found]) => [
        segment,
        { places: Uint16Array.from(found.toSorted((a, b) => a - b)), impacts: new Uint8Array(found.length).fill(255) },
      ]),
    ),
  };
};

const highest = (forms: readonly ListedForm[]): number =>
  Math.max(0, ...forms.map(({ postings }) => postings.products));

interface Lists {
  readonly db: Database;
  readonly index: SearchIndex;
  readonly language: Language;
  readonly places: IndexPlaces;
}

/** Reads the products of each form of some words. */
export async function listWords(
  words: readonly QueryWord[],
  { db, index, language, places }: Lists,
): Promise<readonly ListedWord[]> {
  const terms = [...new Set(words.flatMap(({ forms }) => forms.map(({ term }) => term)))];
  const [postings, numbers] = await Promise.all([
    index.postings(language, terms),
    findByNumbers(
      db,
      words.map(({ text }) => text).filter((text) => hasDigit(text)),
    ),
  ]);
  const isFound = ({ text, forms }: QueryWord): boolean =>
    numbers.has(text) || forms.some(({ term }) => (postings.get(term)?.products ?? 0) > 0);
  const beginnings = await findByBeginnings(
    db,
    words.filter((word) => hasDigit(word.text) && !isFound(word)).map(({ text }) => text),
  );
  return words.map((word) => {
    const found = word.forms.flatMap(({ term, weight, isTyped }): ListedForm[] => {
      const each = postings.get(term);
      return each === undefined || each.products === 0 ? [] : [{ weight, isTyped, postings: each }];
    });
    const ids = numbers.get(word.text) ?? beginnings.get(word.text);
    const lists =
      ids === undefined ? found : [...found, { weight: 1, isTyped: true, postings: numberPostings(ids, places) }];
    return {
      word,
      lists,
      frequency: highest(lists),
      typedFrequency: highest(lists.filter(({ isTyped }) => isTyped)),
    };
  });
}
