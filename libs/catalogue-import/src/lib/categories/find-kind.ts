import { languages } from '@lyng/model';
import { listed, listedInAll, words } from '../vocabulary/vocabulary.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** Words that are garments in the plural only: `short` sleeves are not shorts. */
const pluralOnly = new Set(listed(words.en.pluralOnly));

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$|ie$/, 'y'],
  [/ves$/, 'f'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

function singular(word: string): string {
  if (word.length < 3 || pluralOnly.has(word)) return word;
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

const joining = new Set(listedInAll((one) => one.joining));

/** A text as words to compare: lower case, singular in English, without `and`. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\p{N}/]+|(?<=\D)\/|\/(?=\D)/u)
    .filter((word) => word !== '' && !joining.has(word))
    .map(singular);

/** The same as one text. */
export const phraseOf = (text: string): string => wordsOf(text).join(' ');

function makePhrases(): ReadonlyMap<string, Kind> {
  const phrases = new Map<string, Kind>();
  const add = (text: string, kind: Kind): void => {
    const phrase = phraseOf(text);
    if (phrase !== '' && !phrases.has(phrase)) phrases.set(phrase, kind);
  };
  const inEnglish = new Map(Object.entries(words.en.kinds));
  for (const kind of kinds.values()) for (const word of listed(inEnglish.get(kind.key) ?? '')) add(word, kind);
  // A feed may use the shop's own names, in any of its languages.
  for (const kind of kinds.values())
    for (const text of Object.values(kind.name))
      for (const part of [text, ...text.split(/ (?:og|och|ja) /)]) if (!part.endsWith('-')) add(part, kind);
  return phrases;
}

const phrases = makePhrases();

const maxWords = 6;

/** The Nordic languages put a department before a kind: `damesko`, `herrskjortor`. */
const compound = new RegExp(
  `^(?:${languages.flatMap((language) => listed(words[language].compounds)).join('|')})(\\p{L}{2,})$`,
  'u',
);

const kindOf = (phrase: string): Kind | undefined =>
  phrases.get(phrase) ?? phrases.get(phraseOf(compound.exec(phrase)?.[1] ?? ''));

/**
 * The kind that a text names last, as the head of an English noun phrase is its end; of several that end there, the
 * longest.
 */
export function findKind(text: string, accepts: (kind: Kind) => boolean): Kind | undefined {
  const all = wordsOf(text);
  for (let end = all.length; end > 0; end -= 1)
    for (let count = Math.min(maxWords, end); count > 0; count -= 1) {
      const kind = kindOf(all.slice(end - count, end).join(' '));
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
