import { languages } from '@lyng/model';
import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';
import { phraseOf, wordsOf } from './words.ts';
import { listed, words } from '../vocabulary/vocabulary.ts';

const maxWords = 6;

function makePhrases(): ReadonlyMap<string, string> {
  const phrases = new Map<string, string>();
  const add = (text: string, kind: string): void => {
    const phrase = phraseOf(text);
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, kind);
  };
  for (const [kind, list] of Object.entries(words.en.kinds)) for (const word of listed(list)) add(word, kind);
  // A feed may use the shop's own names, in any of its languages.
  for (const { key, name } of kinds.values())
    for (const text of Object.values(name))
      for (const part of [text, ...text.split(/ (?:og|och|ja) /)]) if (!part.endsWith('-')) add(part, key);
  return phrases;
}

const phrases = makePhrases();

/** The Nordic languages put a department before a kind: `damesko`, `herrskjortor`. */
const compound = new RegExp(
  `^(?:${languages.flatMap((language) => listed(words[language].compounds)).join('|')})(\\p{L}{2,})$`,
  'u',
);

const kindOfWord = (word: string): string | undefined =>
  phrases.get(word) ?? phrases.get(phraseOf(compound.exec(word)?.[1] ?? ''));

/**
 * The kind that a text names last, as the head of an English noun phrase is its end; of several that end there, the
 * longest.
 */
export function findKind(text: string, accepts: (kind: Kind) => boolean = () => true): Kind | undefined {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end -= 1)
    for (let count = Math.min(maxWords, end); count > 0; count -= 1) {
      const phrase = words.slice(end - count, end).join(' ');
      const kind = kinds.get((count === 1 ? kindOfWord(phrase) : phrases.get(phrase)) ?? '');
      if (kind !== undefined && accepts(kind)) return kind;
    }
  return undefined;
}

/** The words that follow describe the goods, and name none. */
const description = /\s(?:with|for|in|by|from|without)\s|[,(|–]|\s-\s|--/i;

/** The kind that the title of a product names, in its first part that names one. */
export function findKindInTitle(title: string, accepts: (kind: Kind) => boolean): Kind | undefined {
  for (const part of title.split(description)) {
    const kind = findKind(part, accepts);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
