import { breakpoints, tokens } from './tokens.ts';

type Theme = 'light' | 'dark';

const declaration = (name: string, value: string) => `  --${name}: ${value};`;

/** The dark theme has those that differ. */
const colours = (theme: Theme): readonly string[] =>
  Object.entries<Readonly<Record<Theme, string>>>(tokens.color)
    .filter(([, { light, dark }]) => theme === 'light' || light !== dark)
    .map(([name, colour]) => declaration(`color-${name}`, colour[theme]));

/** The tokens that are the same in both themes; `width` picks the value of those that follow the viewport. */
const measures = (width: 'base' | 'laptop'): readonly string[] =>
  Object.entries(tokens).flatMap(([group, value]) => {
    if (group === 'color') return [];
    if (typeof value === 'string') return width === 'base' ? [declaration(group, value)] : [];
    const scale: Readonly<Record<string, string | object>> = value;
    const followsViewport = 'laptop' in scale;
    if (followsViewport) return [declaration(group, String(scale[width]))];
    return width === 'base'
      ? Object.entries(scale).map(([step, size]) => declaration(`${group}-${step}`, String(size)))
      : [];
  });

const rule = (selector: string, lines: readonly string[]) => [`${selector} {`, ...lines, '}'].join('\n');

const inside = (condition: string, text: string) => `@media ${condition} {\n${text.replaceAll(/^/gm, '  ')}\n}`;

/** The style sheet with all tokens as custom properties: light, and dark by the system's setting or by `data-theme`. */
export const tokensCss = (): string =>
  [
    '/* Made from tokens.ts by write-tokens-css.ts; change the tokens there. */',
    rule(':root', ['  color-scheme: light;', ...measures('base'), ...colours('light')]),
    inside(`(min-width: ${breakpoints.lg / 16}rem)`, rule(':root', measures('laptop'))),
    inside(
      '(prefers-color-scheme: dark)',
      rule(":root:not([data-theme='light'])", ['  color-scheme: dark;', ...colours('dark')]),
    ),
    rule("[data-theme='dark']", ['  color-scheme: dark;', ...colours('dark')]),
    '',
  ].join('\n\n');
