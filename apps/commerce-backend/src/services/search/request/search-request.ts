import { isLanguage, ok } from '@lyng/model';
import type { Scope } from '../../../shop/scope.ts';
import type { Shop } from '../../../shop/shop.ts';
import { readFacets } from './facet-choice.ts';
import type { FacetChoice } from './facet-choice.ts';
import { readBody } from './read-body.ts';
import type { Body } from './read-body.ts';
import { readList, readParameters, readWhole, readWord } from './parameters.ts';
import type { Parameters } from './parameters.ts';
import { checkSelections } from './product-selection.ts';
import { refuse } from './refusal.ts';
import type { OrRefusal } from './refusal.ts';

/** Who asks: random keys of a browser, or nobody in particular. */
export interface Visitor {
  /** In which histories are kept; `undefined` for what is no key, which has no history. */
  readonly customerKey: string | undefined;
  readonly sessionKey: string | undefined;
}

/** Sorts of the contract that this shop offers; it has no measures to sort by. */
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

/** A question to the service, understood. */
export interface SearchRequest {
  readonly parameters: Parameters;
  readonly scope: Scope;
  readonly visitor: Visitor;
  /** Whether the question is remembered. */
  readonly notify: boolean;
  readonly limit: number;
  readonly skip: number;
  /** `undefined` where none was chosen. */
  readonly sort: SortId | undefined;
  readonly facets: FacetChoice;
  readonly presentCustom: readonly string[];
  /** `undefined` when none was sent. */
  readonly body: Body | undefined;
  /** The page that asks, as the browser says. */
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
export function readMarket(shop: Shop, parameters: Parameters): OrRefusal<Scope['market']> {
  const alias = parameters.get('market')?.toLowerCase();
  const market = shop.markets.find((each) => each.alias === alias);
  return market === undefined
    ? refuse(`market is one of ${shop.markets.map((each) => each.alias).join(', ')}.`)
    : ok(market);
}

const readScope = (shop: Shop, parameters: Parameters): OrRefusal<Scope> => {
  const market = readMarket(shop, parameters);
  if (!market.ok) return market;
  const locale = parameters.get('locale');
  const language = locale === undefined ? market.value.languages[0] : locale.slice(0, 2).toLowerCase();
  return isLanguage(language)
    ? ok({ market: market.value, language })
    : refuse('locale is a language of the shop, such as sv-SE.');
};

/** This shop sells online alone, at the prices of its markets: what asks for another shelf or price is refused, not passed over. */
const checkShelf = (parameters: Parameters): OrRefusal<undefined> => {
  const channels = readList(parameters, 'channels');
  if (channels.some((channel) => channel !== 'ONLINE' && channel !== 'STORE'))
    return refuse('channels are ONLINE and STORE.');
  if (readList(parameters, 'stores').length > 0) return refuse('stores: this shop has none.');
  if (channels.includes('STORE')) return refuse('channels with STORE need stores, and this shop has none.');
  return parameters.has('priceId')
    ? refuse('priceId: this shop has no prices but those of the market.')
    : ok(undefined);
};

/** What came beside the address. */
interface Sent {
  readonly body: unknown;
  readonly referer: string | undefined;
}

/** Reads what every query has in common. */
export function readSearchRequest(
  shop: Shop,
  query: Readonly<Record<string, unknown>>,
  sent: Sent,
): OrRefusal<SearchRequest> {
  const read = readParameters(query);
  if (!read.ok) return read;
  const parameters = read.value;
  const scope = readScope(shop, parameters);
  if (!scope.ok) return scope;
  const shelf = checkShelf(parameters);
  if (!shelf.ok) return shelf;
  const touchpoint = readWord(parameters, 'touchpoint', ['desktop', 'mobile'], 'desktop');
  if (!touchpoint.ok) return touchpoint;
  const notify = readWord(parameters, 'notify', ['true', 'false'], 'true');
  if (!notify.ok) return notify;
  const limit = readWhole(parameters, 'limit', { least: 1, most: 600, usual: 60 });
  if (!limit.ok) return limit;
  const skip = readWhole(parameters, 'skip', { least: 0, most: 100_000, usual: 0 });
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
