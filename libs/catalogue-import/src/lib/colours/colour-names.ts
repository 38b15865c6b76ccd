import type { Localized } from '@lyng/model';
import { colourHexes, inEveryLanguage } from '@lyng/demo-catalogue/core';
import { goods, keysOf, localized } from '../vocabulary/vocabulary.ts';

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
