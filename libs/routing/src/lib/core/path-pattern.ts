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
