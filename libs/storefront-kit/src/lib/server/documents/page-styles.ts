import { createHash } from 'node:crypto';

/** A rule, an animation or a font of the one stylesheet; `tools/presets/vite-page-styles.mjs` writes them. */
interface StylePart {
  /** The conditions around it, such as `@media print`. */
  readonly within: readonly string[];
  /** Each selector with the class names without which it meets nothing. */
  readonly selectors?: readonly (readonly [selector: string, classes: readonly string[]])[];
  readonly animation?: string;
  readonly text: string;
}

/** The parts in their order, and the class names that each source file may render. */
export interface StyleParts {
  readonly parts: readonly StylePart[];
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

export interface PageStyles {
  readonly css: string;
  /** For the Content-Security-Policy: the only inline style that it allows. */
  readonly source: string;
}

const withSource = (css: string): PageStyles => ({
  css,
  source: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
});

/** The parts as text; neighbours within the same conditions share them. */
function printParts(parts: readonly StylePart[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const { within, selectors, text } of parts) {
    const differs = within.findIndex((condition, index) => condition !== open[index]);
    const shared = differs === -1 ? within.length : differs;
    css += '}'.repeat(Math.max(0, open.length - shared));
    css += within
      .slice(shared)
      .map((condition) => `${condition}{`)
      .join('');
    css += (selectors ?? []).map(([selector]) => selector).join(',') + text;
    open = within;
  }
  return css + '}'.repeat(open.length);
}

function selectParts(parts: readonly StylePart[], classes: ReadonlySet<string>): readonly StylePart[] {
  const rules = parts.flatMap((part) => {
    if (!part.selectors) return [part];
    const selectors = part.selectors.filter(([, names]) => names.every((name) => classes.has(name)));
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
  const declarations = rules.flatMap(({ selectors, text }) => (selectors ? [text] : [])).join('');
  return rules.filter(({ animation }) => animation === undefined || declarations.includes(animation));
}

/**
 * The styles of documents: the rules that these source files can use, in the order of the one stylesheet, or all rules.
 * There are as many sheets as kinds of pages, and each is joined once.
 */
export function createPageStyles({ parts, classes }: StyleParts): {
  readonly stylesOf: (sources: readonly string[]) => PageStyles;
  readonly allStyles: PageStyles;
} {
  const made = new Map<string, PageStyles>();
  const join = (sources: readonly string[]): PageStyles =>
    withSource(printParts(selectParts(parts, new Set(sources.flatMap((source) => classes[source] ?? [])))));
  return {
    allStyles: withSource(printParts(parts)),
    stylesOf: (sources) => {
      const key = sources.join('|');
      const styles = made.get(key) ?? join(sources);
      made.set(key, styles);
      return styles;
    },
  };
}
