import { listed, listedInAll, words } from '../vocabulary/vocabulary.ts';

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
