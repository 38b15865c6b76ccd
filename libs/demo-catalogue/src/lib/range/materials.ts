import type { ColourKey } from './colours.ts';

export const materialKeys = [
  'leather',
  'suede',
  'canvas',
  'mesh',
  'rubber',
  'felt',
  'wool',
  'merino',
  'alpaca',
  'cashmere',
  'cotton',
  'organic-cotton',
  'linen',
  'denim',
  'corduroy',
  'viscose',
  'silk',
  'satin',
  'fleece',
  'recycled-polyester',
  'recycled-polyamide',
  'acetate',
  'steel',
] as const;
export type MaterialKey = (typeof materialKeys)[number];

/** Price factor of a material, compared to the same product in an ordinary material. */
export const priceFactors: Partial<Record<MaterialKey, number>> = {
  leather: 1.1,
  suede: 1.1,
  canvas: 0.72,
  mesh: 0.9,
  merino: 1.15,
  alpaca: 1.2,
  cashmere: 1.8,
  wool: 1.1,
  silk: 1.45,
  linen: 1.1,
};

/** Hides come in the colours of hides; every other material can be dyed in any colour. */
const hideColours: readonly ColourKey[] = [
  'black',
  'white',
  'cream',
  'beige',
  'cognac',
  'brown',
  'navy',
  'olive',
  'burgundy',
  'grey',
  'red',
  'heather',
];
const suedeColours: readonly ColourKey[] = [
  'black',
  'beige',
  'cognac',
  'brown',
  'navy',
  'olive',
  'grey',
  'rose',
  'burgundy',
  'green',
];
const denimColours: readonly ColourKey[] = ['blue', 'light-blue', 'black', 'grey', 'cream', 'white'];

const steelColours: readonly ColourKey[] = ['black', 'grey', 'navy', 'brown'];

/** Whether the material is made in the colour. */
export function isMadeIn(material: MaterialKey, colour: ColourKey): boolean {
  if (material === 'leather') return hideColours.includes(colour);
  if (material === 'suede') return suedeColours.includes(colour);
  if (material === 'steel') return steelColours.includes(colour);
  if (material === 'denim') return denimColours.includes(colour);
  return true;
}
