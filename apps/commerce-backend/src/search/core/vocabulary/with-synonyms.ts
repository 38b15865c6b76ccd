import { beginsWith } from './beginnings.ts';
import { ConceptForms } from '../concepts/concept-lookup.ts';
import type { FormedWord, KnownConcept } from '../concepts/concept-lookup.ts';
import { foldWord } from '../words/fold.ts';
import { lexemesOf } from '../words/lexemes.ts';
import { byFolded } from './vocabulary.ts';
import type { Suggestion, Vocabulary } from './vocabulary.ts';

/** The words that a beginning may become, and those to suggest for it, with the merchant's among them. */
function completing(
  { language, completionsOf, suggestions, isShopWord }: Vocabulary,
  sold: ReadonlyMap<string, number>,
): Pick<Vocabulary, 'completionsOf' | 'suggestions'> {
  const own = Array.from(sold, ([text, frequency]): Suggestion => {
    return { text, folded: foldWord(text, language), frequency, kind: 'word' };
  }).filter(({ text }) => !isShopWord(text));
  return {
    completionsOf: (start, max) => {
      const begins = beginsWith(start, language);
      const begun = own.flatMap(({ text }) => (begins(text) ? [text] : []));
      return [...begun, ...completionsOf(start, max)].slice(0, max);
    },
    suggestions: [...suggestions, ...own].toSorted(byFolded),
  };
}

/**
 * The vocabulary with words of one meaning that are not in the trade's table: each is known, though no product has it,
 * and is sought as the others too, and as what these mean, alone, in compounds and while it is being typed. `stemOf` gives
 * the stem of each word, empty for a stop word.
 */
export function withSynonyms(
  vocabulary: Vocabulary,
  groups: readonly (readonly string[])[],
  stemOf: (word: string) => string,
): Vocabulary {
  const { concepts, language } = vocabulary;
  const forms = new ConceptForms(language);
  const spelled = new Map<string, string>();
  const words: { readonly text: string; readonly type: KnownConcept['type'] }[] = [];
  /** In how many products there is a word for the same. */
  const sold = new Map<string, number>();
  const formed = (text: string): FormedWord => ({
    text,
    lexemes: lexemesOf(vocabulary.stemOf(text) || stemOf(text) || text, language),
  });
  for (const group of groups) {
    const own = group.map(formed);
    const known = own.flatMap(({ text, lexemes }) => concepts.conceptsOf(text, lexemes, false));
    const roles = own.map(({ text, lexemes }) => vocabulary.roleOf(text, lexemes));
    const concept: KnownConcept = {
      type: roles.find((role) => role !== 'other') ?? 'other',
      words: [...own, ...known.flatMap((each) => each.words)],
      isWhole: true,
    };
    const isSold = concept.words.some(({ lexemes }) => vocabulary.isSoldConcept(lexemes));
    const frequency = Math.max(...concept.words.map(({ text }) => vocabulary.frequencyOf(text)));
    for (const word of own) {
      forms.add(word, concept);
      words.push({ text: word.text, type: concept.type });
      if (isSold) sold.set(word.text, Math.max(frequency, sold.get(word.text) ?? 0));
      spelled.set(foldWord(word.text, language), word.text);
    }
  }
  const texts = new Set(groups.flat());
  return {
    ...vocabulary,
    ...completing(vocabulary, sold),
    concepts: {
      words: [...concepts.words, ...words],
      conceptsOf: (word, lexemes, loosely = true) => {
        const own = forms.exactly(word, lexemes);
        return [
          ...concepts.conceptsOf(word, lexemes, loosely && own === undefined),
          ...(own ?? (loosely ? forms.loosely(word, lexemes) : undefined) ?? []),
        ];
      },
    },
    roleOf: (word, lexemes) => {
      const role = vocabulary.roleOf(word, lexemes);
      if (role !== 'other') return role;
      const [concept] = forms.exactly(word, lexemes) ?? forms.loosely(word, lexemes) ?? [];
      return concept?.type ?? role;
    },
    isCertain: (word, lexemes) => forms.exactly(word, lexemes) !== undefined || vocabulary.isCertain(word, lexemes),
    restore: (word) => (texts.has(word) ? word : (vocabulary.restore(word) ?? spelled.get(foldWord(word, language)))),
  };
}
