import { priceFieldNames } from '@lyng/catalogue';
import { isFilterKey } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { DONE } from '../routes/newsletter/newsletter-address.ts';
import { EXACT, TAB } from '../routes/search/search-address.ts';

/** Tells the query parameters that a page depends on from all others. */
type ReadsParameter = (name: string) => boolean;

const only =
  (...names: readonly string[]): ReadsParameter =>
  (name) =>
    names.includes(name);

const listNames = only('page', 'sort', priceFieldNames.from, priceFieldNames.to);
const list: ReadsParameter = (name) => isFilterKey(name) || listNames(name);
const none = only();

/**
 * The screens whose pages are the same for everybody and may be cached, each with the parameters that its loader and its
 * components read. The server renders them without any other, so nothing else of an address can reach a cached page. A
 * screen without a row shows something personal: its pages are cached nowhere (X19). It stands here and not in the route
 * table because browsers load that.
 */
export const cachedScreens: Partial<Record<ScreenName, ReadsParameter>> = {
  home: only('action'),
  bestsellers: list,
  'coming-soon': list,
  'new-products': list,
  category: list,
  brand: list,
  'discount-campaign': list,
  list,
  'search-results': (name) => list(name) || name === TAB || name === EXACT,
  product: only('sku', 'notify', 'reviews'),
  favourites: only('show'),
  brands: none,
  inspiration: none,
  content: none,
  newsletter: only(DONE),
  'not-found': none,
};

/** The address of a page in two parts. */
export interface PageAddress {
  /** The path with the parameters that the page reads, as they were written. */
  readonly target: string;
  /** The other parameters, such as those of campaigns; they are read in the browser and go along with redirects. */
  readonly others: string;
}

const nameOf = (parameter: string): string => [...new URLSearchParams(parameter).keys()][0] ?? '';

/** Divides a request's target by what the page reads of it. */
export function pageAddress(target: string, reads: ReadsParameter): PageAddress {
  const [address = ''] = target.split('#', 1);
  const [path = ''] = address.split('?', 1);
  const parameters = address
    .slice(path.length + 1)
    .split('&')
    .filter((parameter) => parameter !== '');
  const own = parameters.filter((parameter) => reads(nameOf(parameter)));
  const others = parameters.filter((parameter) => !own.includes(parameter));
  return { target: own.length > 0 ? `${path}?${own.join('&')}` : path, others: others.join('&') };
}

/** Adds parameters to a location of the shop; one elsewhere is left alone. */
export function withParameters(location: string, parameters: string): string {
  if (parameters === '' || !location.startsWith('/')) return location;
  const [address = '', ...hash] = location.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${parameters}`, ...hash].join('#');
}
