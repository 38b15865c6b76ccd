import { contrast } from './contrast.ts';
import { tokens } from './tokens.ts';
import type { ColourName } from './tokens.ts';

type Pair = readonly [front: ColourName, back: ColourName];

const grounds = ['background', 'surface', 'sunken'] as const satisfies readonly ColourName[];
const onAllGrounds = (...fronts: readonly ColourName[]): readonly Pair[] =>
  fronts.flatMap((front) => grounds.map((back): Pair => [front, back]));

/** Words: 4.5 : 1 (WCAG 1.4.3). */
const textPairs: readonly Pair[] = [
  ...onAllGrounds('text', 'text-muted', 'accent', 'sale', 'success', 'warning', 'danger'),
  ['on-accent', 'accent'],
  ['background', 'text'],
];

/** Edges of controls, icons and the focus ring: 3 : 1 (WCAG 1.4.11, 2.4.13). */
const shapePairs: readonly Pair[] = onAllGrounds('border-strong', 'focus');

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  it.each(textPairs)('%s can be read on %s', (front, back) => {
    expect(contrast(tokens.color[front][theme], tokens.color[back][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be told from %s', (front, back) => {
    expect(contrast(tokens.color[front][theme], tokens.color[back][theme])).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The grey that WCAG's own examples put just above AA.
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});
