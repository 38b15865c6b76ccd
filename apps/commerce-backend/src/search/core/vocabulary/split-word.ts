import { neverSplit } from '../concepts/concept-table.ts';
import { splitCompound } from '../words/compound.ts';
import type { Compound } from '../words/compound.ts';
import type { Lexemes } from '../words/lexemes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { hasDigit } from '../words/words.ts';

/** A compound as its parts; `undefined` for another word. */
export function splitWord(
  { language, concepts, roleOf, isNamed }: Vocabulary,
  word: string,
  lexemesFor: (text: string) => Lexemes,
): Compound | undefined {
  if (hasDigit(word) || neverSplit.has(word)) return undefined;
  return splitCompound(word, language, {
    isHead: (piece) => roleOf(piece, lexemesFor(piece)) === 'kind',
    isModifier: (piece) => {
      const lexemes = lexemesFor(piece);
      return isNamed(lexemes) || concepts.conceptsOf(piece, lexemes, false).length > 0;
    },
    isMaterial: (piece) => roleOf(piece, lexemesFor(piece)) === 'material',
  });
}
