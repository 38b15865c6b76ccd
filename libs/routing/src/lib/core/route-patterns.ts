import { patternsOf } from './path-pattern.ts';
import type { PathLocale } from './path-pattern.ts';
import type { ScreenName } from './route-table.ts';

/**
 * The patterns of a screen as react-router writes them, relative and decoded, for case-sensitive route objects.
 * Names of several levels become a splat; use `matchPath` to read them.
 * @example routePatterns('product', site) // ['p/:alias', 'p/:any1/:alias', 'p/:any1/:any2/:alias', 'product/:alias?']
 */
export const routePatterns = (screen: ScreenName, locale: PathLocale): readonly string[] =>
  patternsOf(screen, locale).map(
    (pattern) =>
      pattern
        .split('/')
        .map((part, index) => (part === ':' ? `:any${index}` : part.replace(/^:\w+[+*]$/, '*')))
        .join('/') || '/',
  );
