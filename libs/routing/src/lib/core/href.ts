import { isLanguage, languages } from '@lyng/model';
import { printListQuery } from './list-query/print-list-query.ts';
import type { ListQuery } from './list-query/list-query.ts';
import { patternsOf, writePattern } from './path-pattern.ts';
import type { PatternParams } from './path-pattern.ts';
import { screenNames } from './route-table.ts';
import type { ScreenName } from './route-table.ts';
import type { ParamsOf, ScreenWithParams } from './screen-params.ts';
import type { Site } from './site.ts';

/** A query as names and values; absent values are left out. */
export type QueryRecord = Readonly<Record<string, string | number | undefined>>;

/** The part of a link after the path. */
export interface HrefOptions {
  readonly query?: ListQuery | QueryRecord;
  /** The id of an element, without `#`. */
  readonly hash?: string;
}

/** Params and options of a link; a screen without params may leave them out. */
export type HrefArguments<Screen extends ScreenName> = Screen extends ScreenWithParams
  ? [params: ParamsOf<Screen>, options?: HrefOptions]
  : [params?: ParamsOf<Screen>, options?: HrefOptions];

/** Writes links of one site. */
export type Href = <Screen extends ScreenName>(screen: Screen, ...rest: HrefArguments<Screen>) => string;

/**
 * The address of a screen on a site: its canonical path, percent-encoded in composed form.
 * @example href('product', { alias: 'vinga' }, site) // '/sv/p/vinga'
 */
export function href<Screen extends ScreenName>(
  screen: Screen,
  params: ParamsOf<Screen>,
  site: Site,
  options: HrefOptions = {},
): string {
  const [canonical, ...others] = patternsOf(screen, site);
  const names: PatternParams = params;
  const pattern = screen === 'content' && isTaken(names['alias'] ?? '', site) ? (others[0] ?? canonical) : canonical;
  const path = writePattern(pattern, names);
  const tail = printQuery(options.query) + (options.hash ? `#${encodeURIComponent(options.hash)}` : '');
  return (path ? `${site.basePath}/${path}` : site.basePath || '/') + tail;
}

/** Binds `href` to a site. */
export const createHref =
  (site: Site): Href =>
  (screen, ...[params, options]) =>
    href(screen, (params ?? {}) as ParamsOf<typeof screen>, site, options);

/** A content page whose alias another screen's paths or a language prefix begin with is reached under `/content/`. */
const isTaken = (alias: string, { slug }: Site): boolean =>
  alias === '' || alias === `${slug}-member` || isLanguage(alias) || takenNames().has(alias.normalize('NFC'));

let taken: ReadonlySet<string> | undefined;

/** The first names of all paths in every language: another language's spelling of a screen leads to it as well. */
const takenNames = (): ReadonlySet<string> =>
  (taken ??= new Set(
    screenNames.flatMap((screen) =>
      languages.flatMap((language) =>
        patternsOf(screen, { language, slug: '' }).map((pattern) => pattern.split('/', 1)[0] ?? ''),
      ),
    ),
  ));

function printQuery(query: HrefOptions['query']): string {
  if (query === undefined) return '';
  const text = isListQuery(query)
    ? printListQuery(query)
    : Object.entries(query)
        .flatMap(([name, value]) =>
          value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
        )
        .join('&');
  return text && `?${text}`;
}

const isListQuery = (query: ListQuery | QueryRecord): query is ListQuery => typeof query['filters'] === 'object';
