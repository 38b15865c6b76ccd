export const colourKeys = [
  'black',
  'white',
  'cream',
  'grey',
  'beige',
  'cognac',
  'brown',
  'navy',
  'blue',
  'light-blue',
  'green',
  'olive',
  'red',
  'burgundy',
  'rose',
  'yellow',
  'heather',
] as const;
export type ColourKey = (typeof colourKeys)[number];

/** The hex colour of each colour in drawings. */
export const colourHexes: Record<ColourKey, string> = {
  black: '#23211f',
  white: '#f4f2ed',
  cream: '#ebe1cd',
  grey: '#8f8f8c',
  beige: '#cbb698',
  cognac: '#a5622f',
  brown: '#5c4031',
  navy: '#232f4a',
  blue: '#3a5f94',
  'light-blue': '#a9c3d9',
  green: '#3f6350',
  olive: '#6a6a43',
  red: '#b03a36',
  burgundy: '#652634',
  rose: '#d9a9a7',
  yellow: '#dcab3c',
  heather: '#7b4b6e',
};

/** Colours that carry a printed or woven pattern on a light ground, and have a word for it in every language. */
export const patternColours: readonly ColourKey[] = [
  'black',
  'grey',
  'brown',
  'navy',
  'blue',
  'light-blue',
  'green',
  'red',
  'rose',
  'beige',
];

/** The colour beside the main one in a stripe, a sole or a lining. */
export function accentOf(key: ColourKey): string {
  const light: readonly ColourKey[] = ['white', 'cream', 'light-blue', 'rose', 'beige', 'yellow'];
  return light.includes(key) ? colourHexes.grey : colourHexes.cream;
}
