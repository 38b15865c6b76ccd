import type { Localized, SourceProduct } from '@lyng/model';
import { colourHexes, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { ColourKey } from '@lyng/demo-catalogue/core';
import type { TaxonomyWords } from './read-taxonomy.ts';

export type ImportedColour = SourceProduct['colour'];

const demoColourOf: Readonly<Record<string, ColourKey>> = {
  black: 'black',
  white: 'white',
  gray: 'grey',
  grey: 'grey',
  beige: 'beige',
  cognac: 'cognac',
  brown: 'brown',
  navy: 'navy',
  blue: 'blue',
  'light blue': 'light-blue',
  'dark blue': 'navy',
  'off white': 'cream',
  offwhite: 'cream',
  green: 'green',
  olive: 'olive',
  red: 'red',
  burgundy: 'burgundy',
  bordeaux: 'burgundy',
  rose: 'rose',
  yellow: 'yellow',
};

/**
 * Colours that feeds have and the demo does not. A feed's own translations are used for the rest, these are checked by
 * hand.
 */
const moreColours: Readonly<Record<string, { readonly hex: string; readonly name: Localized }>> = {
  orange: { hex: '#d9772b', name: { da: 'Orange', sv: 'Orange', nb: 'Oransje', fi: 'Oranssi' } },
  purple: { hex: '#6d4a8c', name: { da: 'Lilla', sv: 'Lila', nb: 'Lilla', fi: 'Violetti' } },
  lavender: { hex: '#b9a7cf', name: { da: 'Lavendel', sv: 'Lavendel', nb: 'Lavendel', fi: 'Laventeli' } },
  pink: { hex: '#e08aa6', name: { da: 'Pink', sv: 'Cerise', nb: 'Rosa', fi: 'Pinkki' } },
  silver: { hex: '#b8b8b8', name: { da: 'Sølv', sv: 'Silver', nb: 'Sølv', fi: 'Hopea' } },
  gold: { hex: '#c2a04b', name: { da: 'Guld', sv: 'Guld', nb: 'Gull', fi: 'Kulta' } },
};

/** The hex colour of a colour whose hex is unknown. */
const unknownHex = '#cfcac2';

/** For products whose feed names no colour: the shopper is sent to the image instead of reading a guess. */
export const colourNotStated: ImportedColour = {
  key: 'not-stated',
  hex: unknownHex,
  name: { da: 'Se billedet', sv: 'Se bilden', nb: 'Se bildet', fi: 'Katso kuva' },
};

/** The colour of a feed's word in four languages; undefined when there is no translation. */
export function colourOf(word: string, taxonomy: TaxonomyWords): ImportedColour | undefined {
  const plain = word.trim().toLowerCase();
  const demoKey = Object.hasOwn(demoColourOf, plain) ? demoColourOf[plain] : undefined;
  if (demoKey !== undefined)
    return { key: demoKey, hex: colourHexes[demoKey], name: inEveryLanguage((copy) => copy.colours[demoKey].name) };
  const more = Object.hasOwn(moreColours, plain) ? moreColours[plain] : undefined;
  if (more !== undefined) return { key: slugOf('da', plain), ...more };
  const translated = taxonomy.colour(plain);
  return translated && { key: slugOf('da', plain), hex: unknownHex, name: translated };
}
