import type { Language, Localized, SourceProduct } from '@lyng/model';
import { inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import { colourFamilies, readColour, unknownHex } from './read-colour.ts';
import type { ColourFamily, ReadColour } from './read-colour.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';
import { localized, words } from './vocabulary/vocabulary.ts';

export type ImportedColour = SourceProduct['colour'] & {
  /** The colours of the filter that it belongs to. */
  readonly families: readonly ColourFamily[];
};

/** For products whose feed names no colour: the shopper is sent to the image instead of reading a guess. */
export const colourNotStated: ImportedColour = {
  key: 'not-stated',
  hex: unknownHex,
  name: localized((own) => own.colourNotStated),
  families: [],
};

/** Colours whose name joins with dark and light in all four languages. */
const shadeable = new Set(['grey', 'brown', 'green', 'red', 'blue', 'yellow', 'purple', 'beige', 'turquoise']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a part of a colour in four languages; undefined where the feed's own name is more exact. */
function nameOf({ families: [key = '', ...others], isPlain, shade }: ReadColour): Localized | undefined {
  const family = isPlain ? colourFamilies.get(key) : undefined;
  if (family === undefined || (shade !== undefined && !shadeable.has(key))) return undefined;
  const shaded = (language: Language): string =>
    shade === undefined
      ? family.name[language]
      : words[language].shadePrefixes[shade] + family.name[language].toLowerCase();
  const many = others.length > 0 ? colourFamilies.get('multi')?.name : undefined;
  return inEveryLanguage((_copy, language) =>
    many === undefined ? shaded(language) : `${shaded(language)}/${many[language].toLowerCase()}`,
  );
}

/** `Sort/hvid`, where the shop has a name for each of the colours. */
function joinedName(parts: readonly ReadColour[]): Localized | undefined {
  const names = parts.map(nameOf);
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return inEveryLanguage((_copy, language) =>
    capital([...new Set(names.map((name) => name?.[language].toLowerCase() ?? ''))].join('/')),
  );
}

const other = colourFamilies.get('other');

/** A longer name is not one. */
const maxNameLength = 60;

/**
 * The colour of a feed's word: its name in four languages where the shop has one, and as the feed writes it otherwise,
 * with the colours of the filter that it belongs to. An unknown name is a colour of its own.
 */
export function colourOf(word: string, taxonomy: TaxonomyWords): ImportedColour {
  const parts = readColour(word);
  const keys = [...new Set(parts.flatMap(({ families }) => families))];
  const families = keys.flatMap((key) => colourFamilies.get(key) ?? []);
  const written = [...word.trim()].slice(0, maxNameLength).join('');
  const own = inEveryLanguage(() => capital(written));
  const [main] = families;
  const name = joinedName(parts) ?? taxonomy.colour(word.trim().toLowerCase()) ?? own;
  if (main !== undefined) return { key: main.key, hex: main.hex, name, families };
  const key = slugOf('da', written);
  return { key: key === '' ? 'other' : key, hex: unknownHex, name, families: other === undefined ? [] : [other] };
}
