import { listedInAll } from './vocabulary/vocabulary.ts';

/** The choice that an option of a product makes; undefined for one that the shop does not have, such as an engraving. */
export type OptionRole = 'size' | 'colour' | undefined;

export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

const sizeNames = new Set(listedInAll(({ options }) => options.size));
const colourNames = new Set(listedInAll(({ options }) => options.colour));

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The choice that an option of this name makes, in English, the four languages and some others. */
export function roleOfName(name: string): OptionRole {
  const words = wordsOf(name);
  if (words.some((word) => sizeNames.has(word))) return 'size';
  return words.some((word) => colourNames.has(word)) ? 'colour' : undefined;
}

/** `M`, `2XL`, `One size`, `EU 38`, `92/98`, `6-12 mdr`, `W32 L34`. */
const sizeShapes: readonly RegExp[] = [
  /^\d{0,2}x{0,3}[sml]$/i,
  /^(?:one ?size|os)$/i,
  /^(?:eu|uk|us)? ?\d{1,3}(?:[.,]5)?(?: ?cm)?$/i,
  /^\d{1,3} ?[-/] ?\d{1,3}(?: ?(?:cm|m|y|mdr|mnd|mån|kk|years?|months?))?$/i,
  /^w\d{2} ?\/? ?l\d{2}$/i,
];

const isSize = (value: string): boolean => sizeShapes.some((shape) => shape.test(value));

/** Colours in English and the four languages. */
const colourWords = new Set(listedInAll(({ optionColours }) => optionColours));

/** Whether the first or the last word of a value is a colour. Shades do not count: `Lemon` may be a scent. */
const isColour = (value: string): boolean =>
  [wordsOf(value).at(0), wordsOf(value).at(-1)].some((word = '') => colourWords.has(word));

/** Finds which option has the sizes and which the colours: by its name, else by all of its values. */
export function optionRoles(options: readonly ProductOption[]): readonly OptionRole[] {
  const roles = options
    .map(({ name, values }) => (values.length === 0 ? undefined : roleOfName(name)))
    .map((role, index, all) => (all.indexOf(role) === index ? role : undefined));
  for (const [index, { values }] of options.entries()) {
    if (roles[index] !== undefined || values.length === 0) continue;
    if (!roles.includes('size') && values.every(isSize)) roles[index] = 'size';
    else if (!roles.includes('colour') && values.every(isColour)) roles[index] = 'colour';
  }
  return roles;
}
