import { ConceptForms } from './concepts/concept-lookup.ts';
import type { FormedWord, KnownConcept } from './concepts/concept-lookup.ts';
import { foldWord } from './fold.ts';
import { lexemesOf } from './lexemes.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The vocabulary with words of one meaning that are not in the trade's table: each is known, though no product has it,
 * and is sought as the others too, and as what these mean. `stemOf` gives the stem of each word, empty for a stop word.
 */
export function withSynonyms(
  vocabulary: Vocabulary,
  groups: readonly (readonly string[])[],
  stemOf: (word: string) => string,
): Vocabulary {
  const { concepts, language } = vocabulary;
  const forms = new ConceptForms(language);
  const spelled = new Map<string, string>();
  const formed = (text: string): FormedWord => ({
    text,
    lexemes: lexemesOf(vocabulary.stemOf(text) || stemOf(text) || text, language),
  });
  for (const group of groups) {
    const words = group.map(formed);
    const known = words.flatMap(({ text, lexemes }) => concepts.conceptsOf(text, lexemes, false));
    const roles = words.map(({ text, lexemes }) => vocabulary.roleOf(text, lexemes));
    const concept: KnownConcept = {
      type: roles.find((role) => role !== 'other') ?? 'other',
      words: [...words, ...known.flatMap((each) => each.words)],
      isWhole: true,
    };
    for (const word of words) {
      forms.add(word, concept);
      spelled.set(foldWord(word.text, language), word.text);
    }
  }
  const written = new Set(groups.flat());
  return {
    ...vocabulary,
    concepts: {
      words: concepts.words,
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
    restore: (word) => (written.has(word) ? word : (vocabulary.restore(word) ?? spelled.get(foldWord(word, language)))),
  };
}
