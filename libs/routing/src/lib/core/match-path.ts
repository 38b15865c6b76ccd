import { languages } from '@lyng/model';
import { patternsOf, writePattern } from './path-pattern.ts';
import type { PathLocale } from './path-pattern.ts';
import { joinSegments } from './path-segments.ts';
import { decodeSegments, encodeRest, splitTarget } from './read-path.ts';
import { readPattern } from './read-pattern.ts';
import { screenNames } from './route-table.ts';
import type { ScreenLocation } from './screen-params.ts';
import type { Site } from './site.ts';

/** The target of an address of a site. `location` is always a path of this site. */
export type PathMatch =
  | ({ readonly kind: 'screen' } & ScreenLocation)
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'not-found' };

const notFound: PathMatch = { kind: 'not-found' };

/**
 * The inverse of `href`: finds the screen at a path, raw or percent-encoded. Decomposed letters (NFD) and a trailing
 * slash are sent to the one canonical spelling; a path that cannot be read is not found.
 */
export function matchPath(target: string, site: Site): PathMatch {
  const [path, rest] = splitTarget(target);
  if (path !== site.basePath && !path.startsWith(`${site.basePath}/`)) return notFound;
  const given = decodeSegments(path.slice(site.basePath.length) || '/');
  if (given === undefined) return notFound;
  const names = given.map((name) => name.normalize('NFC'));
  const found = findScreen(names, site);
  if (found === undefined || found.screen === 'content') {
    const own = ownSpelling(names, site);
    if (own !== undefined) return { kind: 'redirect', status: 302, location: site.basePath + own + encodeRest(rest) };
  }
  if (found === undefined) return notFound;
  const trailing = path.length > 1 && path.endsWith('/');
  if (trailing || names.some((name, index) => name !== given[index])) {
    const canonical = names.length === 0 ? site.basePath || '/' : site.basePath + joinSegments(names);
    return { kind: 'redirect', status: 301, location: canonical + encodeRest(rest) };
  }
  return { kind: 'screen', ...found };
}

/** Finds the screen that the decoded names of a path lead to, the catch-all last. */
export function findScreen(names: readonly string[], locale: PathLocale): ScreenLocation | undefined {
  for (const screen of screenNames) {
    // The canonical pattern last: it is the loosest one of a screen, and `/content` is not the page `content`.
    for (const pattern of patternsOf(screen, locale).toReversed()) {
      const params = readPattern(pattern, names);
      // The table pairs each screen with the params of its patterns; the compiler cannot follow it through the strings.
      if (params) return { screen, params } as ScreenLocation;
    }
  }
  return undefined;
}

/**
 * The path never decides the language (T4): another language's spelling of a screen, such as the Finnish
 * `/kassa` on the Swedish site, leads to this site's own spelling of it.
 */
function ownSpelling(names: readonly string[], { language, slug }: Site): string | undefined {
  for (const other of languages) {
    if (other === language) continue;
    const foreign = findScreen(names, { language: other, slug });
    if (foreign !== undefined && foreign.screen !== 'content') {
      const [canonical] = patternsOf(foreign.screen, { language, slug });
      return `/${writePattern(canonical, foreign.params)}`;
    }
  }
  return undefined;
}
