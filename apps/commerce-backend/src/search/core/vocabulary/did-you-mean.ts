import type { Vocabulary } from './vocabulary.ts';
import { hasDigit, wordsOf } from '../words/words.ts';

/** The text with each unknown word replaced by its nearest known one; `undefined` when there is none. */
export function didYouMean(
  text: string,
  { correct, isShopWord }: Pick<Vocabulary, 'correct' | 'isShopWord'>,
): string | undefined {
  const words = wordsOf(text).map((word) => word.text);
  const meant = words.map((word) => (isShopWord(word) || hasDigit(word) ? word : (correct(word) ?? word)));
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}
