import { numbersOf } from '../../catalogue/columns/facet-column.ts';
import { sellingPrice } from '../../catalogue/columns/product-columns.ts';
import { favouritesOf } from '../activity/interest.ts';
import { viewedProducts } from '../activity/histories.ts';
import { accord, likeness } from '../core/likeness.ts';
import type { Traits } from '../core/likeness.ts';
import { popularity } from '../core/rank.ts';
import { isOpen, ordinalsOf } from '../wire/ask.ts';
import type { Ask } from '../wire/ask.ts';
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

/** What recommendations are made from: what can be bought, best first. */
export interface Shelf {
  readonly ask: Ask;
  /** The best of everything. */
  readonly top: readonly number[];
  readonly popularityOf: (ordinal: number) => number;
  /** The best sold of those that pass. */
  readonly pick: (passes: (ordinal: number) => boolean) => readonly number[];
}

/** A dearer product is offered up to this many times the price. */
const UPSELL_MOST = 1.6;
/** One order or history together counts as much as this much likeness or accord. */
const TOGETHER = 5;
/** Products that are compared for a list, best sold first. */
const COMPARED = 1500;

const canBeBought = ({ view }: Ask, ordinal: number): boolean =>
  isOpen(ordinal, view) && (view.snapshot.columns.stock.buyable[ordinal] ?? 0) > 0;

/** Reads what all lists of one answer share. */
export async function makeShelf(ask: Ask): Promise<Shelf> {
  const { view, db } = ask;
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
  const pick: Shelf['pick'] = (passes) => {
    const found: number[] = [];
    for (const ordinal of sequence) {
      if (found.length === COMPARED) break;
      if (canBeBought(ask, ordinal) && passes(ordinal)) found.push(ordinal);
    }
    return found;
  };
  // What much is done with rises above what sells, however little it has sold yet.
  const interesting = [...ordinalsOf(interest.keys(), view)].filter((ordinal) => canBeBought(ask, ordinal));
  const candidates = [...new Set([...pick(() => true), ...interesting])];
  const ranks = new Map(candidates.map((ordinal) => [ordinal, popularityOf(ordinal)]));
  const top = candidates.toSorted(
    (a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || (columns.ids[a] ?? 0) - (columns.ids[b] ?? 0),
  );
  return { ask, popularityOf, top, pick };
}

const best = (ordinals: Iterable<number>, worth: (ordinal: number) => number): number[] =>
  Array.from(ordinals, (ordinal) => ({ ordinal, worth: worth(ordinal) }))
    .filter((each) => each.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ ordinal }) => ordinal);

const timesOf = (companions: readonly Companion[], { ask: { view } }: Shelf): ReadonlyMap<number, number> =>
  new Map(companions.map(({ productId, times }) => [view.snapshot.columns.ordinalOf(productId), times]));

/** Products by popularity, those of both lists once. */
const joined = (
  { ask, popularityOf }: Shelf,
  compared: readonly number[],
  companions: ReadonlyMap<number, number>,
): readonly number[] => {
  const all = [
    ...new Set([...compared, ...[...companions.keys()].filter((ordinal) => ordinal >= 0 && canBeBought(ask, ordinal))]),
  ];
  const ranks = new Map(all.map((ordinal) => [ordinal, popularityOf(ordinal)]));
  const { ids } = ask.view.snapshot.columns;
  return all.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
};

const traitsIn = ({ ask: { view } }: Shelf) => {
  const { columns } = view.snapshot;
  const categories = columns.facets.get('c');
  const brands = columns.facets.get('b');
  const parameters = [...columns.facets].filter(([group]) => /^p\d/.test(group));
  return (ordinal: number): Traits => ({
    kind: String(columns.kinds.numbers[ordinal]),
    brand: String(brands?.numbers[ordinal]),
    colour: String(columns.colours.numbers[ordinal]),
    categories: categories === undefined ? [] : [...numbersOf(categories, ordinal)],
    // Numbers of one group mean nothing in another, so each group has its own thousands.
    parameters: parameters.flatMap(([, column], index) =>
      Array.from(numbersOf(column, ordinal), (number) => number + index * 1e6),
    ),
    price: sellingPrice(columns, view.scope.market.alias, ordinal) ?? 0,
  });
};

/** Sum of what a product is worth beside each of some others. */
const beside = (
  shelf: Shelf,
  others: readonly number[],
  compare: (a: Traits, b: Traits) => number,
): ((ordinal: number) => number) => {
  const traits = traitsIn(shelf);
  const wanted = others.map(traits);
  return (ordinal) => {
    const own = traits(ordinal);
    return wanted.reduce((sum, each) => sum + compare(each, own), 0);
  };
};

const byIds = ({ ask }: Shelf, ids: readonly number[]): readonly number[] =>
  [...ordinalsOf(ids, ask.view)].filter((ordinal) => canBeBought(ask, ordinal));

const idsOf = (ordinals: readonly number[], { ask: { view } }: Shelf): number[] =>
  ordinals.map((ordinal) => view.snapshot.columns.ids[ordinal] ?? 0);

const together = async (shelf: Shelf, seeds: readonly number[]): Promise<number[]> => {
  const times = timesOf(await boughtTogether(shelf.ask.db, idsOf(seeds, shelf)), shelf);
  const fits = beside(shelf, seeds, accord);
  const column = shelf.ask.view.snapshot.columns.facets.get('c');
  const departments = new Set(seeds.map((ordinal) => (column === undefined ? 0 : numbersOf(column, ordinal)[0])));
  const inDepartment = shelf.pick((ordinal) => column !== undefined && departments.has(numbersOf(column, ordinal)[0]));
  return best(joined(shelf, inDepartment, times), (ordinal) => {
    const sense = fits(ordinal) + TOGETHER * (times.get(ordinal) ?? 0);
    return sense === 0 ? 0 : sense + 0.3 * shelf.popularityOf(ordinal);
  });
};

const alike = async (shelf: Shelf, seeds: readonly number[]): Promise<number[]> => {
  const times = timesOf(await alsoViewed(shelf.ask.db, idsOf(seeds, shelf)), shelf);
  const like = beside(shelf, seeds, likeness);
  const { numbers: kinds } = shelf.ask.view.snapshot.columns.kinds;
  const wanted = new Set(seeds.map((ordinal) => kinds[ordinal]));
  return best(
    joined(
      shelf,
      shelf.pick((ordinal) => wanted.has(kinds[ordinal])),
      times,
    ),
    (ordinal) => like(ordinal) + TOGETHER * (times.get(ordinal) ?? 0),
  );
};

const dearer = async (shelf: Shelf, seeds: readonly number[]): Promise<number[]> => {
  const traits = traitsIn(shelf);
  const price = (ordinal: number): number => traits(ordinal).price;
  const highest = Math.max(0, ...seeds.map(price));
  return (await alike(shelf, seeds)).filter(
    (ordinal) => price(ordinal) > highest && price(ordinal) <= highest * UPSELL_MOST,
  );
};

const personal = async (shelf: Shelf): Promise<readonly number[]> => {
  const { request, view, db } = shelf.ask;
  const viewed = byIds(shelf, await viewedProducts(db, view.scope.market.alias, request.visitor.customerKey, 10));
  return viewed.length === 0 ? shelf.top : alike(shelf, viewed);
};

const sameSeries = (shelf: Shelf, seeds: readonly number[]): readonly number[] => {
  const { primaryCategories, facets } = shelf.ask.view.snapshot.columns;
  const brands = facets.get('b')?.numbers ?? new Int32Array();
  const found = shelf.pick((ordinal) =>
    seeds.some((seed) => brands[seed] === brands[ordinal] && primaryCategories[seed] === primaryCategories[ordinal]),
  );
  return joined(shelf, found, new Map());
};

const newest = async ({ ask }: Shelf): Promise<readonly number[]> => {
  const { sequence } = await ask.view.snapshot.orders.of('LATEST', ask.view.scope);
  const found: number[] = [];
  for (const ordinal of sequence) {
    if (found.length === COMPARED) break;
    if (canBeBought(ask, ordinal)) found.push(ordinal);
  }
  return found;
};

/** The products of a list, best first; those it is about never among them. `seeds` is a product, or a cart. */
export async function recommend(
  shelf: Shelf,
  algorithm: Algorithm,
  seeds: readonly number[],
): Promise<readonly number[]> {
  const { request, view, db } = shelf.ask;
  const market = view.scope.market.alias;
  switch (algorithm) {
    case 'TOP_PRODUCTS':
      return shelf.top;
    case 'NEWEST_PRODUCTS':
      return newest(shelf);
    case 'PERSONAL':
      return personal(shelf);
    case 'RECENTLY_VIEWED':
      return byIds(shelf, await viewedProducts(db, market, request.visitor.customerKey, 60));
    case 'FAVORITES':
      return byIds(shelf, await favouritesOf(db, request.visitor.sessionKey));
    case 'CART':
    case 'STYLE_WITH':
    case 'ADD_TO_CART_RECS':
      return together(shelf, seeds);
    case 'ALTERNATIVES':
      return alike(shelf, seeds);
    case 'UPSELL':
      return dearer(shelf, seeds);
    case 'MORE_FROM_SERIES':
      return sameSeries(shelf, seeds);
  }
}
