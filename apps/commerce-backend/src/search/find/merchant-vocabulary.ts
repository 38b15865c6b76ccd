import type { Language } from '@lyng/model';
import type { Synonyms } from '../../catalogue/content/files/search-rules.ts';
import type { Vocabulary } from '../core/vocabulary/vocabulary.ts';
import { withSynonyms } from '../core/vocabulary/with-synonyms.ts';
import { hasDigit, wordsOf } from '../core/words/words.ts';
import type { StemsOf } from '../indexing/stem-cache.ts';

interface Merged {
  readonly base: Vocabulary;
  readonly groups: readonly (readonly string[])[];
  readonly vocabulary: Vocabulary;
}

/** Adds the merchant's synonyms, as they are now, to the vocabulary of an index. */
export function makeMerchantVocabulary(
  stemsOf: StemsOf,
  readSynonyms: () => Synonyms,
): (base: Vocabulary) => Promise<Vocabulary> {
  const latest = new Map<Language, Merged>();
  return async (base) => {
    const { language } = base;
    const groups = readSynonyms()[language] ?? [];
    if (groups.length === 0) return base;
    const known = latest.get(language);
    if (known?.base === base && known.groups === groups) return known.vocabulary;
    const words = groups.map((group) => group.flatMap((word) => wordsOf(word)[0]?.text ?? []));
    const unknown = words.flat().filter((word) => !hasDigit(word) && base.stemOf(word) === undefined);
    const vocabulary = withSynonyms(base, words, await stemsOf(language, unknown));
    latest.set(language, { base, groups, vocabulary });
    return vocabulary;
  };
}
