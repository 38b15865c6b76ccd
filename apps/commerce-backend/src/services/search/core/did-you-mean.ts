import type { Vocabulary } from './vocabulary.ts';
import { hasDigit, wordsOf } from './words.ts';

/** The text with each word that the shop does not use in its place's nearest; `undefined` when nothing is nearer. */
export function didYouMean(
  text: string,
  { correct, isShopWord }: Pick<Vocabulary, 'correct' | 'isShopWord'>,
): string | undefined {
  const words = wordsOf(text).map((word) => word.text);
  const meant = words.map((word) => (isShopWord(word) || hasDigit(word) ? word : (correct(word) ?? word)));
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}
