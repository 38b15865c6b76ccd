import { wordsOf } from '../core/words/words.ts';

/** Max cached sentences; a catalogue repeats the same ones over and over. */
const MAX_CACHED = 100_000;

/** No word reaches over a space, so a text may be cut at any. */
const SENTENCE_END = /(?<=[.!?])\s+|\n+/;

const known = new Map<string, readonly string[]>();

const cut = (sentence: string): readonly string[] => wordsOf(sentence).flatMap(({ text, parts }) => [text, ...parts]);

const wordsOfSentence = (sentence: string): readonly string[] => {
  // Article numbers occur once each.
  if (/^\S*\d\S*$/.test(sentence)) return cut(sentence);
  let words = known.get(sentence);
  if (words === undefined) {
    if (known.size >= MAX_CACHED) known.clear();
    known.set(sentence, (words = cut(sentence)));
  }
  return words;
};

/** The words of texts, each also in its parts: a person may write either. */
export const spelledWords = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(SENTENCE_END).flatMap(wordsOfSentence));
