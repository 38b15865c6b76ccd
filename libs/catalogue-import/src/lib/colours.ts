import type { Language, Localized, SourceProduct } from '@lyng/model';
import { colourHexes, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { Translate } from './read-taxonomy.ts';
import { goods, keysOf, listed, localized, words } from './vocabulary/vocabulary.ts';

/** A colour of the filter: every shade belongs to one or several. */
interface ColourFamily {
  readonly key: string;
  readonly hex: string;
  readonly name: Localized;
}

export type ImportedColour = SourceProduct['colour'] & {
  /** The colours of the filter that it belongs to. */
  readonly families: readonly ColourFamily[];
};

const unknownHex = goods.colours.other;

/** For products whose feed names no colour: the shopper is sent to the image instead of reading a guess. */
export const colourNotStated: ImportedColour = {
  key: 'not-stated',
  hex: unknownHex,
  name: localized((own) => own.colourNotStated),
  families: [],
};

/** Families by key: the demo's colours, and those that feeds have besides. */
const colourFamilies: ReadonlyMap<string, ColourFamily> = new Map<string, ColourFamily>([
  ...keysOf(colourHexes).map(
    (key) => [key, { key, hex: colourHexes[key], name: inEveryLanguage((copy) => copy.colours[key].name) }] as const,
  ),
  ...keysOf(goods.colours).map(
    (key) => [key, { key, hex: goods.colours[key], name: localized(({ colours }) => colours[key]) }] as const,
  ),
]);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .match(/\p{L}+/gu) ?? [];

interface KnownName {
  readonly families: readonly string[];
  /** Whether it names the family itself and not a shade of it. */
  readonly isOwnName: boolean;
}

function makeNames(): ReadonlyMap<string, KnownName> {
  const names = new Map<string, KnownName>();
  const add = (text: string, family: string, isOwnName: boolean): void => {
    const phrase = wordsOf(text).join(' ');
    const { families = [] } = names.get(phrase) ?? {};
    const all = [...new Set([...families, family])];
    names.set(phrase, { families: all, isOwnName: isOwnName && all.length === 1 });
  };
  for (const family of keysOf(words.en.colours)) {
    for (const name of listed(words.en.shades[family])) add(name, family, false);
    for (const name of listed(words.en.colours[family])) add(name, family, true);
  }
  // The names of the families in the shop's languages, where English has no other colour of that name.
  for (const { key, name } of colourFamilies.values())
    for (const text of Object.values(name)) {
      const { families = [key] } = names.get(wordsOf(text).join(' ')) ?? {};
      if (key !== 'other' && families.join() === key) add(text, key, true);
    }
  return names;
}

const names = makeNames();

/** Words beside a colour that change its shade and not its family. */
const noise = new Set(listed(words.en.shadeWords));

/** Colours whose name joins with dark and light in all four languages. */
const shadeable = new Set(['grey', 'brown', 'green', 'red', 'blue', 'yellow', 'purple', 'beige', 'turquoise']);

/** The name of a family in four languages, perhaps with `dark` or `light` before it; undefined where they do not join. */
function nameOf(key: string, shade: string | undefined): Localized | undefined {
  const family = colourFamilies.get(key);
  if (shade !== 'dark' && shade !== 'light') return family?.name;
  const shaded = (language: Language): string =>
    words[language].shadePrefixes[shade] + (family?.name[language].toLowerCase() ?? '');
  return shadeable.has(key) ? inEveryLanguage((_copy, language) => shaded(language)) : undefined;
}

interface ReadPart {
  readonly families: readonly string[];
  /** Undefined where the feed's own name is more exact. */
  readonly name?: Localized | undefined;
}

const maxWords = 3;

/** The last known words of a part, the longest of those that end there; `dotted` and the like add to another colour. */
function readPart(all: readonly string[]): readonly ReadPart[] {
  let multi: readonly string[] = [];
  for (let end = all.length; end > 0; end -= 1)
    for (let count = Math.min(maxWords, end); count > 0; count -= 1) {
      const phrase = all.slice(end - count, end);
      const known = names.get(phrase.join(' '));
      // `heather` is a colour where it stands alone.
      const isNoise = count === 1 && all.length > 1 && noise.has(phrase.join());
      if (known === undefined || isNoise) continue;
      if (known.families.includes('multi') && multi.length === 0 && count < all.length) {
        multi = phrase;
        break;
      }
      const rest = all.filter((word) => !phrase.includes(word) && !multi.includes(word));
      const isPlain = known.isOwnName && rest.every((word) => noise.has(word));
      const name = isPlain ? nameOf(known.families[0] ?? '', rest[0]) : undefined;
      const many = multi.length === 0 ? [] : [{ families: ['multi'], name: nameOf('multi', undefined) }];
      return [{ families: known.families, name }, ...many];
    }
  return multi.length === 0 ? [] : [{ families: ['multi'] }];
}

const separators = /\s*[/,;+&|]\s*|\s+(?:and|og|och|ja|und)\s+|\s+-\s+/;

/** More colours than this are many colours. */
const maxParts = 4;

/** The parts of a feed's word for a colour: `black/white` has two. */
function partsOf(word: string): readonly ReadPart[] {
  const written = names.has(wordsOf(word).join(' ')) ? [word] : word.split(separators);
  const parts = [...new Set(written)].map(wordsOf).filter((words) => words.length > 0);
  return parts.slice(0, maxParts).flatMap((words) => {
    const read = readPart(words);
    return read.length > 0 ? read : [{ families: [] }];
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Sort/hvid`, where the shop has a name for each of the colours. */
function joinedName(parts: readonly ReadPart[]): Localized | undefined {
  if (parts.length === 0 || parts.some(({ name }) => name === undefined)) return undefined;
  return inEveryLanguage((_copy, language) =>
    capital([...new Set(parts.map(({ name }) => name?.[language].toLowerCase()))].join('/')),
  );
}

/** A longer name is not one. */
const maxNameLength = 60;

/**
 * The colour of a feed's word: its name in four languages where the shop has one, and as the feed writes it otherwise,
 * with the colours of the filter that it belongs to. An unknown name is a colour of its own.
 */
export function colourOf(word: string, translate: Translate): ImportedColour {
  const parts = partsOf(word);
  const keys = [...new Set(parts.flatMap((part) => part.families))];
  const families = [...(keys.length > 0 ? keys : ['other'])].flatMap((key) => colourFamilies.get(key) ?? []);
  const written = [...word.trim()].slice(0, maxNameLength).join('');
  const name = joinedName(parts) ?? translate(word) ?? inEveryLanguage(() => capital(written));
  const [main] = families;
  if (main !== undefined && keys.length > 0) return { key: main.key, hex: main.hex, name, families };
  return { key: slugOf('da', written) || 'other', hex: unknownHex, name, families };
}
