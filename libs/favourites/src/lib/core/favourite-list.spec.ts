import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { joinChanges, nextChangeAt, withoutChanges } from './favourite-change.ts';
import type { FavouriteChange } from './favourite-change.ts';
import { addFavourites, adoptList, applyChanges, mergeFavourites, removeFavourites } from './favourite-list.ts';
import type { FavouriteList } from './favourite-list.ts';
import { FAVOURITES_CAP, normaliseIds } from './product-id.ts';

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const like = (productId: number, at: number): FavouriteChange => ({ productId, liked: true, at });
const unlike = (productId: number, at: number): FavouriteChange => ({ productId, liked: false, at });
const empty: FavouriteList = { ids: [], changes: [] };

describe('normaliseIds', () => {
  it.each<{ values: unknown; ids: readonly number[] }>([
    { values: [1, 2, 3], ids: [1, 2, 3] },
    { values: [1, 1, '1'], ids: [1] },
    { values: ['7', '007', 8], ids: [7, 8] },
    { values: [{ id: 1 }, 2, null, 1.5, -3, 0, NaN, '', ' 4', '4.0', '1e3', 2 ** 31, [5]], ids: [2] },
    { values: range(1, 1500), ids: range(501, 1000) },
    { values: null, ids: [] },
    { values: '[1]', ids: [] },
    { values: { 0: 1, length: 1 }, ids: [] },
  ])('[IN-34] reads $values: numbers, each once, the newest 1000 [FAV-03]', ({ values, ids }) => {
    expect(normaliseIds(values)).toEqual(ids);
  });
});

describe('an edit', () => {
  it('adds at the end, and removes an existing product [FAV-01]', () => {
    const liked = addFavourites(addFavourites(empty, [1], 10), [2], 20);
    expect(liked).toEqual({ ids: [1, 2], changes: [like(1, 10), like(2, 20)], dropped: [] });
    expect(removeFavourites(liked, [1], 30)).toEqual({ ids: [2], changes: [like(2, 20), unlike(1, 30)], dropped: [] });
  });

  it('changes nothing when the product is already a favourite', () => {
    const liked = addFavourites(empty, [1], 10);
    expect(addFavourites(liked, [1], 20)).toEqual(liked);
  });

  it('drops the oldest when the list is full, and reports which [FAV-03]', () => {
    const full: FavouriteList = { ids: range(1, FAVOURITES_CAP), changes: [] };
    const made = addFavourites(full, [5000, 5001], 10);
    expect(made.ids).toEqual([...range(3, 998), 5000, 5001]);
    expect(made.dropped).toEqual([1, 2]);
    expect(made.changes).toEqual([unlike(1, 10), like(5000, 10), unlike(2, 11), like(5001, 11)]);
  });

  it('keeps the newest of an account’s list that is too long', () => {
    expect(adoptList(empty, range(1, FAVOURITES_CAP + 2), []).ids).toEqual(range(3, FAVOURITES_CAP));
  });

  it('gets a later timestamp than every known change, whatever the clock', () => {
    const skewed = addFavourites(empty, [1], Date.UTC(2099, 0));
    expect(removeFavourites(skewed, [1], Date.UTC(2026, 0)).ids).toEqual([]);
    expect(nextChangeAt([like(1, 50)], 10)).toBe(51);
    expect(nextChangeAt([], 10)).toBe(10);
  });

  it('remembers the newest 1000 removals, and every addition', () => {
    const removals = range(1, 1200).map((id) => unlike(id, id));
    const joined = joinChanges([like(9999, 0)], removals);
    expect(joined).toEqual([like(9999, 0), ...removals.slice(200)]);
  });
});

describe('mergeFavourites', () => {
  it.each<[string, FavouriteList, readonly number[] | null, readonly number[]]>([
    ['puts the account first, each once', { ids: [2, 4], changes: [like(2, 1), like(4, 2)] }, [1, 2, 3], [1, 2, 3, 4]],
    ['takes off the account what was taken off here', { ids: [], changes: [unlike(2, 1)] }, [1, 2, 3], [1, 3]],
    ['does not bring back what another device took off', { ids: [1, 2], changes: [] }, [2], [2]],
    ['keeps everything when the account has no list', { ids: [1, 2], changes: [like(3, 1)] }, null, [1, 2, 3]],
    ['brings an emptied account no heart back', { ids: [1, 2], changes: [] }, [], []],
  ])('%s [FAV-06]', (_, local, account, ids) => {
    expect(mergeFavourites(local, account).ids).toEqual(ids);
  });

  it('keeps 1000: the account’s, then the newest from here; the others are reported [FAV-06]', () => {
    const local = addFavourites(empty, range(5001, 30), 10);
    const merged = mergeFavourites(local, range(1, 990));
    expect(merged.ids).toEqual([...range(1, 990), ...range(5021, 10)]);
    expect(merged.dropped).toEqual(range(5001, 20));
    expect(merged.changes).toHaveLength(10);
  });
});

describe('properties', () => {
  const id = fc.integer({ min: 1, max: 12 });
  const change = fc.record({ productId: id, liked: fc.boolean(), at: fc.integer({ min: 0, max: 20 }) });
  const log = fc.array(change, { maxLength: 15 });
  const ids = fc.uniqueArray(id);
  const options = { numRuns: fuzzRuns(2000) };

  it('joining is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(log, log, log, (a, b, c) => {
        expect(joinChanges(a, b)).toEqual(joinChanges(b, a));
        expect(joinChanges(joinChanges(a, b), c)).toEqual(joinChanges(a, joinChanges(b, c)));
        expect(joinChanges(joinChanges(a, b), b)).toEqual(joinChanges(a, b));
      }),
      options,
    );
  });

  it('merging twice is merging once; there are no duplicates; the account keeps its order [FAV-06]', () => {
    fc.assert(
      fc.property(ids, log, ids, (own, changes, account) => {
        const local = applyChanges({ ids: own, changes: [] }, changes);
        const merged = mergeFavourites(local, account);
        expect(mergeFavourites(merged, merged.ids).ids).toEqual(merged.ids);
        expect(new Set(merged.ids).size).toBe(merged.ids.length);
        expect(merged.ids.filter((one) => account.includes(one))).toEqual(
          account.filter((one) => merged.ids.includes(one)),
        );
        for (const { productId, liked } of local.changes) expect(merged.ids.includes(productId)).toBe(liked);
      }),
      options,
    );
  });

  it('two tabs that exchange messages in any order show the same favourites', () => {
    fc.assert(
      fc.property(ids, log, log, (own, here, there) => {
        const start = { ids: own, changes: [] };
        const first = applyChanges(applyChanges(start, here), there);
        const second = applyChanges(applyChanges(start, there), here);
        expect([...first.ids].sort()).toEqual([...second.ids].sort());
        expect(first.changes).toEqual(second.changes);
      }),
      options,
    );
  });

  it('settled changes are removed, and newer ones stay', () => {
    fc.assert(
      fc.property(log, log, (sent, later) => {
        const settled = joinChanges(sent, []);
        const now = joinChanges(sent, later);
        const left = withoutChanges(now, settled);
        expect(joinChanges(left, settled)).toEqual(now);
        expect(adoptList({ ids: [], changes: now }, [], settled).changes).toEqual(left);
      }),
      options,
    );
  });
});
