import { isLanguage, ok } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { readFacets } from './facet-choice.ts';
import type { FacetChoice } from './facet-choice.ts';
import { readBody } from './read-body.ts';
import type { Body } from './read-body.ts';
import { readList, readParameters, readInteger, readWord } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import { checkSelections } from './product-rules.ts';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** The visitor: random keys of a browser, or anonymous. */
export interface Visitor {
  /** The key of the stored histories; `undefined` for an invalid key, which has no history. */
  readonly customerKey: string | undefined;
  readonly sessionKey: string | undefined;
}

/** Sort orders of the contract that this shop offers; it has no size measurements to sort by. */
export const sortIds = [
  'RELEVANCE',
  'NEWEST_FIRST',
  'PRICE_ASCENDING',
  'PRICE_DESCENDING',
  'DISCOUNT',
  'RATING',
  'NAME',
  'TITLE',
] as const;
export type SortId = (typeof sortIds)[number];

/** A request to the service, parsed. */
export interface SearchRequest {
  readonly parameters: Parameters;
  readonly scope: Scope;
  readonly visitor: Visitor;
  /** Whether the request is recorded. */
  readonly notify: boolean;
  readonly limit: number;
  readonly skip: number;
  /** `undefined` when none was chosen. */
  readonly sort: SortId | undefined;
  readonly facets: FacetChoice;
  readonly presentCustom: readonly string[];
  /** `undefined` when none was sent. */
  readonly body: Body | undefined;
  /** The requesting page, as the browser reports it. */
  readonly referer: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const keyOf = (parameters: Parameters, name: string): string | undefined => {
  const key = parameters.get(name);
  return key !== undefined && UUID.test(key) ? key.toLowerCase() : undefined;
};

export const readVisitor = (parameters: Parameters): Visitor => ({
  customerKey: keyOf(parameters, 'customerKey'),
  sessionKey: keyOf(parameters, 'sessionKey'),
});

/** The market by its alias, in any case. */
export function readMarket(shop: Shop, parameters: Parameters): OrRejection<Scope['market']> {
  const alias = parameters.get('market')?.toLowerCase();
  const market = shop.markets.find((each) => each.alias === alias);
  return market === undefined
    ? reject(`market is one of ${shop.markets.map((each) => each.alias).join(', ')}.`)
    : ok(market);
}

const readScope = (shop: Shop, parameters: Parameters): OrRejection<Scope> => {
  const market = readMarket(shop, parameters);
  if (!market.ok) return market;
  const locale = parameters.get('locale');
  const language = locale === undefined ? market.value.languages[0] : locale.slice(0, 2).toLowerCase();
  return isLanguage(language)
    ? ok({ market: market.value, language })
    : reject('locale is a language of the shop, such as sv-SE.');
};

/**
 * This shop sells online alone, at the prices of its markets: a request for another stock or price is rejected, not
 * ignored.
 */
const checkChannels = (parameters: Parameters): OrRejection<undefined> => {
  const channels = readList(parameters, 'channels');
  if (channels.some((channel) => channel !== 'ONLINE' && channel !== 'STORE'))
    return reject('channels are ONLINE and STORE.');
  if (readList(parameters, 'stores').length > 0) return reject('stores: this shop has none.');
  if (channels.includes('STORE')) return reject('channels with STORE need stores, and this shop has none.');
  return parameters.has('priceId')
    ? reject('priceId: this shop has no prices but those of the market.')
    : ok(undefined);
};

/** The parts of the request beside the address. */
interface Sent {
  readonly body: unknown;
  readonly referer: string | undefined;
}

/** Reads the parameters that all queries share. */
export function readSearchRequest(
  shop: Shop,
  query: Readonly<Record<string, unknown>>,
  sent: Sent,
): OrRejection<SearchRequest> {
  const read = readParameters(query);
  if (!read.ok) return read;
  const parameters = read.value;
  const scope = readScope(shop, parameters);
  if (!scope.ok) return scope;
  const channels = checkChannels(parameters);
  if (!channels.ok) return channels;
  const touchpoint = readWord(parameters, 'touchpoint', ['desktop', 'mobile'], 'desktop');
  if (!touchpoint.ok) return touchpoint;
  const notify = readWord(parameters, 'notify', ['true', 'false'], 'true');
  if (!notify.ok) return notify;
  const limit = readInteger(parameters, 'limit', { min: 1, max: 600, fallback: 60 });
  if (!limit.ok) return limit;
  const skip = readInteger(parameters, 'skip', { min: 0, max: 100_000, fallback: 0 });
  if (!skip.ok) return skip;
  const sort = parameters.has('sort') ? readWord(parameters, 'sort', sortIds, 'RELEVANCE') : ok(undefined);
  if (!sort.ok) return sort;
  const facets = readFacets(parameters);
  if (!facets.ok) return facets;
  const body = readBody(sent.body);
  if (!body.ok) return body;
  const selections = checkSelections(body.value);
  if (!selections.ok) return selections;
  return ok({
    parameters,
    scope: scope.value,
    visitor: readVisitor(parameters),
    notify: notify.value === 'true',
    limit: limit.value,
    skip: skip.value,
    sort: sort.value,
    facets: facets.value,
    presentCustom: readList(parameters, 'presentCustom'),
    body: body.value,
    referer: sent.referer,
  });
}
