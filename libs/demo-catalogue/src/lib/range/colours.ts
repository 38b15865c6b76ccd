import colours from '../../data/range/colours.json' with { type: 'json' };
import type { ColourKey } from '../copy/language-copy.ts';
import { typedData } from '../typed-data.ts';

interface Colours {
  readonly hexes: Record<ColourKey, string>;
  readonly patterned: readonly ColourKey[];
  readonly light: readonly ColourKey[];
}

const { hexes, patterned, light } = typedData<Colours>(colours);

/** The hex colour of each colour in images. */
export const colourHexes = hexes;

/** Colours that carry a printed or woven pattern on a light ground, and have a word for it in every language. */
export const patternColours = patterned;

/** The colour beside the main one in a stripe, a sole or a lining. */
export const accentOf = (key: ColourKey): string => (light.includes(key) ? hexes.grey : hexes.cream);
