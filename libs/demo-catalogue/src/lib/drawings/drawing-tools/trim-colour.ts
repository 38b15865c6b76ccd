import { lightnessOf, shaded } from './colour-shading.ts';
import type { Sketch } from './sketch.ts';

/** Where the colour of a trimming comes from: the piece itself, the product's second colour, or undyed leather. */
export type TrimSource = 'same' | 'tonal' | 'accent' | 'natural';

const naturalLeathers = ['#8a5c3a', '#7a4f33', '#a9743f', '#2a2522'] as const;

const tonal = (main: string): string => {
  const lightness = lightnessOf(main);
  if (lightness > 0.6) return shaded(main, -0.13);
  return lightness < 0.32 ? shaded(main, 0.09) : shaded(main, -0.09);
};

/** The colour of a trimming; repeat a source to make it more likely. */
export function trimColour(
  { random }: Sketch,
  [main = '#8a8580', accent]: readonly string[],
  sources: readonly [TrimSource, ...TrimSource[]],
): string {
  const leather = random.pick(naturalLeathers);
  switch (random.pick(sources)) {
    case 'same':
      return main;
    case 'tonal':
      return tonal(main);
    case 'accent':
      return accent ?? tonal(main);
    case 'natural':
      return leather;
  }
}
