import type { Language } from '@lyng/model';
import { encodeSegment } from './path-segments.ts';
import { routeTable } from './route-table.ts';
import type { RouteRow, ScreenName } from './route-table.ts';

/** The part of a site that decides what its paths look like. */
export interface PathLocale {
  readonly language: Language;
  readonly slug: string;
}

/** Names taken from an address by a pattern. */
export type PatternParams = Readonly<Record<string, string>>;

/** The patterns of a screen in one language, the canonical one first. */
export function patternsOf(screen: ScreenName, { language, slug }: PathLocale): readonly [string, ...string[]] {
  const { paths }: RouteRow = routeTable[screen];
  const [first = '', ...others] = Array.isArray(paths)
    ? (paths as readonly string[])
    : [(paths as Record<Language, string>)[language]];
  return [first.replace('{slug}', slug), ...others];
}

/** A segment as it is written, or a param, which may have several levels. */
type PatternPart = string | { readonly param: string; readonly isMany: boolean };

/** Each pattern is parsed once: a list has hundreds of links. */
const parsed = new Map<string, readonly PatternPart[]>();

const parsePattern = (pattern: string): readonly PatternPart[] =>
  pattern.split('/').map((part) => {
    const [, param = '', many = ''] = /^:(\w*)([?+*]?)$/.exec(part) ?? [];
    return part.startsWith(':') ? { param, isMany: many === '+' || many === '*' } : encodeSegment(part);
  });

/** Writes a path, without leading slash, by a pattern; names with several levels become several segments. */
export function writePattern(pattern: string, params: PatternParams): string {
  const parts = parsed.get(pattern) ?? parsePattern(pattern);
  parsed.set(pattern, parts);
  return parts
    .flatMap((part) => {
      if (typeof part === 'string') return part;
      const value = params[part.param] ?? '';
      return part.isMany ? value.split('/').map(encodeSegment) : encodeSegment(value);
    })
    .filter((segment) => segment !== '')
    .join('/');
}
