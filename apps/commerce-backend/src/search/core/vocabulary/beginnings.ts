import type { Language } from '@lyng/model';
import { compoundCuts, unlinked } from './compound.ts';
import { foldWord, hasNordicLetters } from '../words/fold.ts';
import { lexemesOf } from '../words/lexemes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A compound that is being typed: a modifier that the trade knows, and the kinds that the rest may become. */
export interface CompoundBeginning {
  readonly modifier: string;
  /** The rest as it was typed. */
  readonly start: string;
  readonly heads: readonly string[];
  /** The compounds with each of the heads. */
  readonly words: readonly string[];
}

/** Typed Nordic letters are meant; others may be typed without them. */
const beginsWith = (start: string, language: Language): ((word: string) => boolean) => {
  if (hasNordicLetters(start)) return (word) => word.startsWith(start);
  const folded = foldWord(start, language);
  return (word) => foldWord(word, language).startsWith(folded);
};

/** Words of the trade that begin so, though a product may have another word for it; those that products have first. */
export function conceptsBeginning(vocabulary: Vocabulary, start: string): readonly string[] {
  const { concepts, frequencyOf } = vocabulary;
  const begins = beginsWith(start, vocabulary.language);
  const words = concepts.words.flatMap(({ text }) => (begins(text) ? [text] : []));
  return [...new Set(words)].toSorted((a, b) => frequencyOf(b) - frequencyOf(a));
}

/** The compound that begins so; a letter between its parts may also be one of the head: `bomuld·s·tr`, `bomuld·str`. */
export function compoundBeginning(vocabulary: Vocabulary, typed: string): CompoundBeginning | undefined {
  const { concepts, language } = vocabulary;
  const isModifier = (piece: string): boolean =>
    concepts.conceptsOf(piece, lexemesOf(piece, language), false).length > 0;
  const found = compoundCuts(typed, 1).flatMap(({ modifier: written, head: start }) => {
    const modifier = unlinked(written, language).find(isModifier);
    if (modifier === undefined) return [];
    const begins = beginsWith(start, vocabulary.language);
    return concepts.words.flatMap(({ text, type }) =>
      type === 'kind' && begins(text) ? [{ modifier, start, head: text, word: written + text }] : [],
    );
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const { modifier, start } = first;
  const same = found.filter((each) => each.modifier === modifier);
  const inOrder = same.toSorted((a, b) => vocabulary.frequencyOf(b.head) - vocabulary.frequencyOf(a.head));
  return { modifier, start, heads: inOrder.map(({ head }) => head), words: inOrder.map(({ word }) => word) };
}

/** Whether a word, or a compound of the trade, begins so. */
export const beginsWord = (vocabulary: Vocabulary, start: string): boolean =>
  conceptsBeginning(vocabulary, start).length > 0 ||
  compoundBeginning(vocabulary, start) !== undefined ||
  vocabulary.beginsWord(start);
