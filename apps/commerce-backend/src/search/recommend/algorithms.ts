import { numbersOf } from '../../catalogue/columns/facet-column.ts';
import { sellingPrice } from '../../catalogue/columns/product-columns.ts';
import { favouritesOf } from '../activity/interest.ts';
import { viewedProducts } from '../activity/histories.ts';
import { affinity, similarity } from '../core/ranking/similarity.ts';
import type { Traits } from '../core/ranking/similarity.ts';
import { popularity } from '../core/ranking/rank.ts';
import { isOpen, ordinalsOf } from '../wire/search-context.ts';
import type { SearchRequest } from '../request/search-request.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { alsoViewed, boughtTogether, interestOf, noInterest } from './co-occurrence.ts';
import type { Companion } from './co-occurrence.ts';

export const algorithms = [
  'TOP_PRODUCTS',
  'PERSONAL',
  'CART',
  'STYLE_WITH',
  'ALTERNATIVES',
  'UPSELL',
  'NEWEST_PRODUCTS',
  'FAVORITES',
  'MORE_FROM_SERIES',
  'RECENTLY_VIEWED',
  'ADD_TO_CART_RECS',
] as const;
export type Algorithm = (typeof algorithms)[number];

/** A market of the catalogue, and whose histories count. */
type RecommendationSource = Pick<SearchContext, 'db' | 'view'> & { readonly request: Pick<SearchRequest, 'visitor'> };

/** The candidates for recommendations: available products, best first. */
export interface RecommendationContext {
  readonly search: RecommendationSource;
  /** The best of all products. */
  readonly top: readonly number[];
  readonly popularityOf: (ordinal: number) => number;
  /** The bestsellers among the matching ones. */
  readonly pick: (passes: (ordinal: number) => boolean) => readonly number[];
}

/** An upsell costs up to this many times the price. */
const MAX_UPSELL_FACTOR = 1.6;
/** One common order or history counts as much as this much similarity or affinity. */
const COMPANION_WEIGHT = 5;
/** Products that are compared for a list, bestsellers first. */
const COMPARED = 1500;

const canBeBought = ({ view }: RecommendationSource, ordinal: number): boolean =>
  isOpen(ordinal, view) && (view.snapshot.columns.stock.buyable[ordinal] ?? 0) > 0;

/** Reads what all lists of one response share. */
export async function makeRecommendationContext(search: RecommendationSource): Promise<RecommendationContext> {
  const { view, db } = search;
  const { columns, orders } = view.snapshot;
  const interest = await interestOf(db);
  const { sequence } = await orders.of('MOST_SOLD', view.scope);
  const popularityOf = (ordinal: number): number =>
    popularity({
      unitsSold: columns.unitsSold[ordinal] ?? 0,
      phraseClicks: 0,
      isBuyable: true,
      ...(interest.get(columns.ids[ordinal] ?? 0) ?? noInterest),
    });
  const pick: RecommendationContext['pick'] = (passes) => {
    const found: number[] = [];
    for (const ordinal of sequence) {
      if (found.length === COMPARED) break;
      if (canBeBought(search, ordinal) && passes(ordinal)) found.push(ordinal);
    }
    return found;
  };
  // Products with many actions rise above bestsellers, however little they have sold yet.
  const interesting = [...ordinalsOf(interest.keys(), view)].filter((ordinal) => canBeBought(search, ordinal));
  const candidates = [...new Set([...pick(() => true), ...interesting])];
  const ranks = new Map(candidates.map((ordinal) => [ordinal, popularityOf(ordinal)]));
  const top = candidates.toSorted(
    (a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0),
  );
  return { search, popularityOf, top, pick };
}

const best = (ordinals: Iterable<number>, score: (ordinal: number) => number): number[] =>
  Array.from(ordinals, (ordinal) => ({ ordinal, score: score(ordinal) }))
    .filter((each) => each.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ ordinal }) => ordinal);

const timesOf = (
  companions: readonly Companion[],
  { search: { view } }: RecommendationContext,
): ReadonlyMap<number, number> =>
  new Map(companions.map(({ productId, times }) => [view.snapshot.columns.ordinalOf(productId), times]));

/** Products by popularity; duplicates of both lists once. */
const joined = (
  { search, popularityOf }: RecommendationContext,
  compared: readonly number[],
  companions: ReadonlyMap<number, number>,
): readonly number[] => {
  const all = [
    ...new Set([
      ...compared,
      ...[...companions.keys()].filter((ordinal) => ordinal >= 0 && canBeBought(search, ordinal)),
    ]),
  ];
  const ranks = new Map(all.map((ordinal) => [ordinal, popularityOf(ordinal)]));
  const { ids } = search.view.snapshot.columns;
  return all.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
};

const traitsIn = ({ search: { view } }: RecommendationContext) => {
  const { columns } = view.snapshot;
  const categories = columns.facets.get('c');
  const brands = columns.facets.get('b');
  const parameters = [...columns.facets].filter(([group]) => /^p\d/.test(group));
  return (ordinal: number): Traits => ({
    kind: String(columns.kinds.numbers[ordinal]),
    brand: String(brands?.numbers[ordinal]),
    colour: String(columns.colours.numbers[ordinal]),
    categories: categories === undefined ? [] : [...numbersOf(categories, ordinal)],
    // Numbers of different groups are not comparable, so each group has its own thousands.
    parameters: parameters.flatMap(([, column], index) =>
      Array.from(numbersOf(column, ordinal), (number) => number + index * 1e6),
    ),
    price: sellingPrice(columns, view.scope.market.alias, ordinal) ?? 0,
  });
};

/** Sum of a product's scores beside each of some others. */
const beside = (
  context: RecommendationContext,
  others: readonly number[],
  compare: (a: Traits, b: Traits) => number,
): ((ordinal: number) => number) => {
  const traits = traitsIn(context);
  const wanted = others.map(traits);
  return (ordinal) => {
    const own = traits(ordinal);
    return wanted.reduce((sum, each) => sum + compare(each, own), 0);
  };
};

const byIds = ({ search }: RecommendationContext, ids: readonly number[]): readonly number[] =>
  [...ordinalsOf(ids, search.view)].filter((ordinal) => canBeBought(search, ordinal));

const idsOf = (ordinals: readonly number[], { search: { view } }: RecommendationContext): number[] =>
  ordinals.map((ordinal) => view.snapshot.columns.ids[ordinal] ?? 0);

const complementary = async (context: RecommendationContext, seeds: readonly number[]): Promise<number[]> => {
  const times = timesOf(await boughtTogether(context.search.db, idsOf(seeds, context)), context);
  const fits = beside(context, seeds, affinity);
  const column = context.search.view.snapshot.columns.facets.get('c');
  const departments = new Set(seeds.map((ordinal) => (column === undefined ? 0 : numbersOf(column, ordinal)[0])));
  const inDepartment = context.pick(
    (ordinal) => column !== undefined && departments.has(numbersOf(column, ordinal)[0]),
  );
  return best(joined(context, inDepartment, times), (ordinal) => {
    const score = fits(ordinal) + COMPANION_WEIGHT * (times.get(ordinal) ?? 0);
    return score === 0 ? 0 : score + 0.3 * context.popularityOf(ordinal);
  });
};

const similar = async (context: RecommendationContext, seeds: readonly number[]): Promise<number[]> => {
  const times = timesOf(await alsoViewed(context.search.db, idsOf(seeds, context)), context);
  const similarityTo = beside(context, seeds, similarity);
  const { numbers: kinds } = context.search.view.snapshot.columns.kinds;
  const wanted = new Set(seeds.map((ordinal) => kinds[ordinal]));
  return best(
    joined(
      context,
      context.pick((ordinal) => wanted.has(kinds[ordinal])),
      times,
    ),
    (ordinal) => similarityTo(ordinal) + COMPANION_WEIGHT * (times.get(ordinal) ?? 0),
  );
};

const upsell = async (context: RecommendationContext, seeds: readonly number[]): Promise<number[]> => {
  const traits = traitsIn(context);
  const price = (ordinal: number): number => traits(ordinal).price;
  const highest = Math.max(0, ...seeds.map(price));
  return (await similar(context, seeds)).filter(
    (ordinal) => price(ordinal) > highest && price(ordinal) <= highest * MAX_UPSELL_FACTOR,
  );
};

const personal = async (context: RecommendationContext): Promise<readonly number[]> => {
  const { request, view, db } = context.search;
  const viewed = byIds(context, await viewedProducts(db, view.scope.market.alias, request.visitor.customerKey, 10));
  return viewed.length === 0 ? context.top : similar(context, viewed);
};

const sameSeries = (context: RecommendationContext, seeds: readonly number[]): readonly number[] => {
  const { primaryCategories, facets } = context.search.view.snapshot.columns;
  const brands = facets.get('b')?.numbers ?? new Int32Array();
  const found = context.pick((ordinal) =>
    seeds.some((seed) => brands[seed] === brands[ordinal] && primaryCategories[seed] === primaryCategories[ordinal]),
  );
  return joined(context, found, new Map());
};

const newest = async ({ search }: RecommendationContext): Promise<readonly number[]> => {
  const { sequence } = await search.view.snapshot.orders.of('LATEST', search.view.scope);
  const found: number[] = [];
  for (const ordinal of sequence) {
    if (found.length === COMPARED) break;
    if (canBeBought(search, ordinal)) found.push(ordinal);
  }
  return found;
};

/** The products of a list, best first, without its subjects. `seeds` is a product, or a cart. */
export async function recommend(
  context: RecommendationContext,
  algorithm: Algorithm,
  seeds: readonly number[],
): Promise<readonly number[]> {
  const { request, view, db } = context.search;
  const market = view.scope.market.alias;
  switch (algorithm) {
    case 'TOP_PRODUCTS':
      return context.top;
    case 'NEWEST_PRODUCTS':
      return newest(context);
    case 'PERSONAL':
      return personal(context);
    case 'RECENTLY_VIEWED':
      return byIds(context, await viewedProducts(db, market, request.visitor.customerKey, 60));
    case 'FAVORITES':
      return byIds(context, await favouritesOf(db, request.visitor.sessionKey));
    case 'CART':
    case 'STYLE_WITH':
    case 'ADD_TO_CART_RECS':
      return complementary(context, seeds);
    case 'ALTERNATIVES':
      return similar(context, seeds);
    case 'UPSELL':
      return upsell(context, seeds);
    case 'MORE_FROM_SERIES':
      return sameSeries(context, seeds);
  }
}
