import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  ['on-hero', 'hero'],
  ['hero', 'on-hero'],
  ['background', 'sale'],
  ['background', 'text'],
];

/** Edges of controls, icons and the focus ring: 3 : 1 (WCAG 1.4.11, 2.4.13). */
const shapePairs: readonly Pair[] = onAllGrounds('border-strong', 'focus');

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  it.each(textPairs)('%s can be read on %s', (front, back) => {
    expect(contrast(tokens.color[front][theme], tokens.color[back][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s can be distinguished from %s', (front, back) => {
    expect(contrast(tokens.color[front][theme], tokens.color[back][theme])).toBeGreaterThanOrEqual(3);
  });
});

const channelsOf = (hex: string): readonly number[] =>
  (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

describe.each(['light', 'dark'] as const)('the scrim of the %s theme', (theme) => {
  it('gives the colour of the background beside an open panel', () => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = channelsOf(tokens.color.scrim[theme]);
    const share = alpha / 255;
    const seen = channelsOf(tokens.color.background[theme]).map(
      (below, index) => ([red, green, blue][index] ?? 0) * share + below * (1 - share),
    );
    channelsOf(tokens.color['background-dimmed'][theme]).forEach((channel, index) =>
      expect(Math.abs(channel - (seen[index] ?? 0))).toBeLessThanOrEqual(1),
    );
  });
});

const root = join(__dirname, '../../../../..');
const styleSheets = globSync(['libs/*/src/**/*.css', 'apps/*/src/**/*.css'], { cwd: root }).filter(
  (file) => !file.endsWith('tokens/tokens.css'),
);

const valueOf = (property: RegExp, rule: string): string | undefined =>
  [...rule.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].findLast(([, name = '']) => property.test(name))?.[2];

/** The colour of a value; a gradient draws lines and is not a background. */
const tokenIn = (value = ''): string | undefined => /^var\(--color-([\w-]+)\)$/.exec(value.trim())?.[1];

/** The pairs of colours that the rules of a style sheet set together. */
const pairsOf = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const front = tokenIn(valueOf(/^color$/, rule));
    const back = tokenIn(valueOf(/^background(-color)?$/, rule));
    return front && back ? [`${front} on ${back}`] : [];
  });

const provenPairs = new Set(textPairs.map(([front, back]) => `${front} on ${back}`));

describe('style sheets of the repository', () => {
  it.each(styleSheets.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const))(
    '%s sets no colours together without a contrast check above',
    (_file, css) => {
      expect(pairsOf(css).filter((pair) => !provenPairs.has(pair))).toEqual([]);
    },
  );

  it('use no colour that is not a token', () => {
    const used = styleSheets.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/var\(--color-([\w-]+)/g)].map(([, name]) => name),
    );
    expect([...new Set(used)].filter((name) => !(name && name in tokens.color))).toEqual([]);
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
