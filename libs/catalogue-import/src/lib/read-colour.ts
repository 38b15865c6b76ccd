import type { Localized } from '@lyng/model';
import { colourHexes, inEveryLanguage } from '@lyng/demo-catalogue/core';
import { goods, keysOf, listed, localized, words } from './vocabulary/vocabulary.ts';

/** A colour of the filter: every shade belongs to one or several. */
export interface ColourFamily {
  readonly key: string;
  readonly hex: string;
  readonly name: Localized;
}

/** The hex colour of a colour whose hex is unknown. */
export const unknownHex = '#cfcac2';

/** Families by key: the demo's colours, and those that feeds have besides. */
export const colourFamilies: ReadonlyMap<string, ColourFamily> = new Map<string, ColourFamily>([
  ...keysOf(colourHexes).map(
    (key) => [key, { key, hex: colourHexes[key], name: inEveryLanguage((copy) => copy.colours[key].name) }] as const,
  ),
  ...keysOf(goods.colours).map(
    (key) => [key, { key, hex: goods.colours[key], name: localized(({ colours }) => colours[key]) }] as const,
  ),
]);

const { colours, shades: shadesOf, shadeWords } = words.en;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

const phraseOf = (text: string): string => wordsOf(text).join(' ');

function makeShades(): ReadonlyMap<string, readonly string[]> {
  const shades = new Map<string, readonly string[]>();
  const add = (name: string, family: string): void => {
    const phrase = phraseOf(name);
    shades.set(phrase, [...new Set([...(shades.get(phrase) ?? []), family])]);
  };
  for (const family of keysOf(colours))
    for (const name of listed(`${colours[family]}, ${shadesOf[family]}`)) add(name, family);
  // The names of the families in the shop's languages, where English has no other colour of that name.
  for (const { key, name } of colourFamilies.values())
    if (key !== 'other') for (const text of Object.values(name)) if (!shades.has(phraseOf(text))) add(text, key);
  return shades;
}

const shades = makeShades();
/** The names of the families themselves, not of their shades. */
const ownNames = new Map<string, ReadonlySet<string>>(
  keysOf(colours).map((family) => [
    family,
    new Set([...listed(colours[family]), ...Object.values(colourFamilies.get(family)?.name ?? {})].map(phraseOf)),
  ]),
);
/** Words beside a colour that change its shade and not its family. */
const noise = new Set(listed(shadeWords));
const maxWords = 3;

/** The colour that a word names. */
export interface ReadColour {
  /** The keys of its families, the main one first; empty for a name that is not known. */
  readonly families: readonly string[];
  /** Whether the name is one of the family itself, or is but for words such as `mottled`. */
  readonly isPlain: boolean;
  readonly shade?: 'dark' | 'light';
}

const plainly = (families: readonly string[], phrase: string): boolean =>
  families.length === 1 && ownNames.get(families[0] ?? '')?.has(phrase) === true;

/** The last known words of a part, the longest of those that end there; `multicolor` is added to another colour. */
function readPart(part: string): ReadColour {
  const words = wordsOf(part);
  const whole = words.join(' ');
  const exact = shades.get(whole);
  if (exact !== undefined) return { families: exact, isPlain: plainly(exact, whole) };
  let multi: readonly string[] = [];
  let multiPhrase = '';
  for (let end = words.length; end > 0; end -= 1)
    for (let count = Math.min(maxWords, end); count > 0; count -= 1) {
      const phrase = words.slice(end - count, end).join(' ');
      const families = shades.get(phrase);
      if (families === undefined || (count === 1 && noise.has(phrase))) continue;
      if (families.includes('multi') && multi.length === 0) {
        multi = families;
        multiPhrase = phrase;
        break;
      }
      const known = `${phrase} ${multiPhrase}`.split(' ');
      const others = words.filter((word) => !known.includes(word));
      const [first] = others;
      return {
        families: [...new Set([...families, ...multi])],
        isPlain: plainly(families, phrase) && others.every((word) => noise.has(word)),
        ...(first === 'dark' || first === 'light' ? { shade: first } : {}),
      };
    }
  // Nothing but such words: `heather` is a colour where it stands alone.
  return { families: multi, isPlain: plainly(multi, whole) };
}

const separators = /\s*[/,;+&|]\s*|\s+(?:and|og|och|ja|und)\s+|\s+-\s+/;

/** More colours than this are many colours. */
const maxParts = 4;

/** The parts of a feed's word for a colour: `black/white` has two. */
const colourParts = (word: string): readonly string[] => [
  ...new Set(
    word
      .split(separators)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Reads every part of a word for a colour, those without a letter left out. */
export const readColour = (word: string): readonly ReadColour[] =>
  (shades.has(phraseOf(word)) ? [word] : colourParts(word))
    .filter((part) => wordsOf(part).length > 0)
    .slice(0, maxParts)
    .map(readPart);
