import { queryString } from '../core/query-string.ts';
import type { FacetSelection, ParamValue } from '../core/query-string.ts';
import type { SessionKeys } from './search-session.ts';

/** The kind of device that the service optimises its results for. */
export type Touchpoint = 'desktop' | 'mobile';

/** The parts that send a notification. */
export interface NotificationService {
  /** Address of the storefront API, such as `https://w00000000.api.esales.apptus.cloud/api/storefront/v3`. */
  readonly url: string;
  /** The market's id in the service. */
  readonly market: string;
  /** Called for each request, since keys change at login and logout. */
  readonly keys: () => SessionKeys;
  readonly fetch: typeof fetch;
}

/** The options of a query. Plain data and functions: one per request on the server, one per tab in the browser. */
export interface SearchService extends NotificationService {
  /** Language and country, such as `da-DK`. */
  readonly locale: string;
  readonly touchpoint: Touchpoint;
  /** The timeout of a request, in ms. */
  readonly timeLimit: number;
}

/** The address of a call, with the parameters of every call. */
export function addressOf(
  { url, market, keys }: NotificationService,
  endpoint: string,
  params: Readonly<Record<string, ParamValue>> = {},
  facets?: FacetSelection,
): string {
  const { customerKey, sessionKey } = keys();
  const address = new URL(`${url}/${endpoint}`);
  address.search = queryString({ market, customerKey, sessionKey, ...params }, facets);
  return address.href;
}
