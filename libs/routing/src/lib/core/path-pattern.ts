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
  const [first = '', ...others] = Array.isArray(paths) ? (paths as readonly string[]) : [(paths as Record<Language, string>)[language]];
  return [first.replace('{slug}', slug), ...others];
}

// Only a search phrase may hold a slash or backslash inside one segment: any other name with one has no page.
const maySlash = (part: string): boolean => part === ':search';

/** Reads the names of a path by a pattern, or `undefined` when it does not fit. */
export function readPattern(pattern: string, names: readonly string[]): PatternParams | undefined {
  const params: Record<string, string> = {};
  const parts = pattern === '' ? [] : pattern.split('/');
  for (const [index, part] of parts.entries()) {
    const [, param = '', many = ''] = /^:(\w*)([?+*]?)$/.exec(part) ?? [];
    const taken = many === '+' || many === '*' ? names.slice(index) : names.slice(index, index + 1);
    if (taken.length === 0 && many !== '?' && many !== '*') return undefined;
    if (taken.some((name) => /[/\\]/.test(name)) && !maySlash(part)) return undefined;
    if (!part.startsWith(':') && taken[0] !== part) return undefined;
    if (param) params[param] = taken.join('/');
  }
  return names.length > parts.length && !/[+*]$/.test(pattern) ? undefined : params;
}

/** Writes a path, without leading slash, by a pattern; names with several levels become several segments. */
export function writePattern(pattern: string, params: PatternParams): string {
  const segments = pattern.split('/').flatMap((part) => {
    const [, param = '', many = ''] = /^:(\w*)([?+*]?)$/.exec(part) ?? [];
    if (!part.startsWith(':')) return [encodeSegment(part)];
    const value = params[param] ?? '';
    return (many === '+' || many === '*' ? value.split('/') : [value]).map(encodeSegment);
  });
  return segments.filter((segment) => segment !== '').join('/');
}
