import { hasDigit } from './words.ts';
import type { Word } from './words.ts';

/** Max parts of a number that is written with spaces. */
const MAX_PARTS = 4;

const joinOf = (words: readonly Word[], from: number, count: number): string =>
  words.slice(from, from + count).reduce((all, { text }) => all + text, '');

/** The texts that neighbouring words are without their spaces, where they may be an article number. */
export const numberCandidates = (words: readonly Word[]): readonly string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_PARTS, words.length - from) - 1 }, (__, more) =>
      joinOf(words, from, more + 2),
    ).filter(hasDigit),
  );

/** The words, with those that are the parts of a number as one word. */
export function joinNumbers(words: readonly Word[], isNumber: (text: string) => boolean): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(MAX_PARTS, words.length - at);
    while (count > 1 && !isNumber(joinOf(words, at, count))) count -= 1;
    joined.push(...(count > 1 ? [{ text: joinOf(words, at, count), parts: [] }] : words.slice(at, at + 1)));
    at += count;
  }
  return joined;
}
