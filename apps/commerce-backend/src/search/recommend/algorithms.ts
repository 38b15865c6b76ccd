import { numbersOf } from '../../catalogue/columns/facet-column.ts';
import { sellingPrice } from '../../catalogue/columns/product-columns.ts';
import { favouritesOf, interestOf } from '../activity/interest.ts';
import { viewedProducts } from '../activity/histories.ts';
import { noInterest, popularity } from '../core/ranking/rank.ts';
import { canBeBought, ordinalsOf } from '../find/find-products.ts';
import type { SearchRequest } from '../request/search-request.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { alsoViewed, boughtTogether } from './co-occurrence.ts';
import { affinity, similarity, traitsIn } from './similarity.ts';
import type { Traits } from './similarity.ts';

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

type Test = (ordinal: number) => boolean;

/** The candidates for recommendations: available products, best first. */
export interface RecommendationContext {
  readonly search: RecommendationSource;
  /** The best of all products. */
  readonly top: readonly number[];
  readonly popularityOf: (ordinal: number) => number;
  /** The first of the matching ones, in the order of bestsellers or in another. */
  readonly pick: (passes: Test, sequence?: Int32Array) => readonly number[];
  /** Products that can be bought, each once, most popular first. */
  readonly byPopularity: (ordinals: Iterable<number>) => readonly number[];
}

/** An upsell costs up to this many times the price. */
const MAX_UPSELL_FACTOR = 1.6;
/** One common order or history counts as much as this much similarity or affinity. */
const COMPANION_WEIGHT = 5;
/** Products that are compared for a list, bestsellers first. */
const COMPARED = 1500;

/** Reads what all lists of one response share. */
export async function makeRecommendationContext(search: RecommendationSource): Promise<RecommendationContext> {
  const { view, db } = search;
  const { columns, orders } = view.snapshot;
  const interest = await interestOf(db);
  const bestsellers = (await orders('MOST_SOLD', view.scope)).sequence;
  const popularityOf = (ordinal: number): number =>
    popularity({
      unitsSold: columns.unitsSold[ordinal] ?? 0,
      ...(interest.get(columns.ids[ordinal] ?? 0) ?? noInterest),
    });
  const pick: RecommendationContext['pick'] = (passes, sequence = bestsellers) => {
    const found: number[] = [];
    for (const ordinal of sequence) {
      if (found.length === COMPARED) break;
      if (canBeBought(ordinal, view) && passes(ordinal)) found.push(ordinal);
    }
    return found;
  };
  const byPopularity: RecommendationContext['byPopularity'] = (ordinals) =>
    Array.from(new Set(ordinals))
      .filter((ordinal) => canBeBought(ordinal, view))
      .map((ordinal) => ({ ordinal, popularity: popularityOf(ordinal) }))
      .sort((a, b) => b.popularity - a.popularity || (columns.ids[a.ordinal] ?? 0) - (columns.ids[b.ordinal] ?? 0))
      .map(({ ordinal }) => ordinal);
  // Products with many actions rise above bestsellers, however little they have sold yet.
  const top = byPopularity([...pick(() => true), ...ordinalsOf(interest.keys(), view)]);
  return { search, popularityOf, top, pick, byPopularity };
}

interface Comparison {
  readonly passes: Test;
  /** Products of the same orders or histories. */
  readonly companions: typeof boughtTogether;
  readonly compare: (a: Traits, b: Traits) => number;
  /** The score that one unit of popularity adds. */
  readonly popularityWeight: number;
}

/** The products that go best with some others: by a comparison with each of them, and by what they share. */
async function bestBeside(
  context: RecommendationContext,
  seeds: readonly number[],
  { passes, companions, compare, popularityWeight }: Comparison,
): Promise<readonly number[]> {
  const { search, popularityOf, pick, byPopularity } = context;
  const { columns } = search.view.snapshot;
  const found = await companions(
    search.db,
    seeds.map((ordinal) => columns.ids[ordinal] ?? 0),
  );
  const times = new Map(found.map((companion) => [columns.ordinalOf(companion.productId), companion.times]));
  const traits = traitsIn(search.view);
  const wanted = seeds.map(traits);
  return byPopularity([...pick(passes), ...[...times.keys()].filter((ordinal) => ordinal >= 0)])
    .map((ordinal) => {
      const own = traits(ordinal);
      const shared = COMPANION_WEIGHT * (times.get(ordinal) ?? 0);
      return { ordinal, score: wanted.reduce((sum, each) => sum + compare(each, own), shared) };
    })
    .filter(({ score }) => score > 0)
    .map(({ ordinal, score }) => ({ ordinal, score: score + popularityWeight * popularityOf(ordinal) }))
    .sort((a, b) => b.score - a.score)
    .map(({ ordinal }) => ordinal);
}

/** The best of each kind first, then the second ones: an outfit, where the best of all may be shoes alone. */
const mixed = (ordinals: readonly number[], kinds: ArrayLike<number>): readonly number[] => {
  const times = new Map<number | undefined, number>();
  const turnOf = (kind: number | undefined): number => {
    const turn = times.get(kind) ?? 0;
    times.set(kind, turn + 1);
    return turn;
  };
  return ordinals
    .map((ordinal) => ({ ordinal, turn: turnOf(kinds[ordinal]) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ ordinal }) => ordinal);
};

const complementary = async (context: RecommendationContext, seeds: readonly number[]): Promise<readonly number[]> => {
  const column = context.search.view.snapshot.columns.facets.get('c');
  const departments = new Set(seeds.map((ordinal) => (column === undefined ? 0 : numbersOf(column, ordinal)[0])));
  const best = await bestBeside(context, seeds, {
    passes: (ordinal) => column !== undefined && departments.has(numbersOf(column, ordinal)[0]),
    companions: boughtTogether,
    compare: affinity,
    popularityWeight: 0.3,
  });
  return mixed(best, context.search.view.snapshot.columns.kinds.numbers);
};

const similar = (context: RecommendationContext, seeds: readonly number[]): Promise<readonly number[]> => {
  const { numbers: kinds } = context.search.view.snapshot.columns.kinds;
  const wanted = new Set(seeds.map((ordinal) => kinds[ordinal]));
  return bestBeside(context, seeds, {
    passes: (ordinal) => wanted.has(kinds[ordinal]),
    companions: alsoViewed,
    compare: similarity,
    popularityWeight: 0,
  });
};

const upsell = async (context: RecommendationContext, seeds: readonly number[]): Promise<readonly number[]> => {
  const { snapshot, scope } = context.search.view;
  const price = (ordinal: number): number => sellingPrice(snapshot.columns, scope.market.alias, ordinal) ?? 0;
  const highest = Math.max(0, ...seeds.map(price));
  return (await similar(context, seeds)).filter(
    (ordinal) => price(ordinal) > highest && price(ordinal) <= highest * MAX_UPSELL_FACTOR,
  );
};

const sameSeries = ({ search, pick, byPopularity }: RecommendationContext, seeds: readonly number[]) => {
  const { primaryCategories, facets } = search.view.snapshot.columns;
  const brands = facets.get('b')?.numbers ?? new Int32Array();
  const isOfSeries: Test = (ordinal) =>
    seeds.some((seed) => brands[seed] === brands[ordinal] && primaryCategories[seed] === primaryCategories[ordinal]);
  return byPopularity(pick(isOfSeries));
};

/** The products of a list, best first, without its subjects. `seeds` is a product, or a cart. */
export async function recommend(
  context: RecommendationContext,
  algorithm: Algorithm,
  seeds: readonly number[],
): Promise<readonly number[]> {
  const { request, view, db } = context.search;
  const { customerKey, sessionKey } = request.visitor;
  const buyable = (ids: readonly number[]): readonly number[] =>
    [...ordinalsOf(ids, view)].filter((ordinal) => canBeBought(ordinal, view));
  const viewed = async (max: number) => buyable(await viewedProducts(db, view.scope.market.alias, customerKey, max));
  switch (algorithm) {
    case 'TOP_PRODUCTS':
      return context.top;
    case 'NEWEST_PRODUCTS':
      return context.pick(() => true, (await view.snapshot.orders('LATEST', view.scope)).sequence);
    case 'PERSONAL': {
      const latest = await viewed(10);
      return latest.length === 0 ? context.top : similar(context, latest);
    }
    case 'RECENTLY_VIEWED':
      return viewed(60);
    case 'FAVORITES':
      return buyable(await favouritesOf(db, sessionKey));
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
