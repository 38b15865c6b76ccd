import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import type { FavouriteChange } from './favourite-change.ts';
import { addFavourites, mergeFavourites, removeFavourites } from './favourite-list.ts';
import { assignOwner } from './list-owner.ts';
import type { OwnedList } from './list-owner.ts';

const like = (productId: number, at: number): FavouriteChange => ({ productId, liked: true, at });
const guest: OwnedList = { ids: [], changes: [], owner: null, account: null, parked: [], settled: [] };
const ofAda: OwnedList = { ...guest, ids: [7, 2], changes: [like(2, 10)], owner: 'ada', account: 'ada' };

describe('assignOwner', () => {
  it('[IN-6] gives a guest’s favourites to the next login [FAV-06]', () => {
    const list = { ...guest, ids: [5], changes: [like(5, 1)] };
    expect(assignOwner(list, 'ada')).toEqual({ ...list, owner: 'ada', account: 'ada' });
  });

  it('[IN-6] leaves the list on the screen after a logout, and parks unsaved changes [FAV-05]', () => {
    expect(assignOwner(ofAda, null)).toEqual({
      ...ofAda,
      changes: [],
      owner: null,
      parked: [{ userId: 'ada', changes: [like(2, 10)] }],
    });
  });

  it('[IN-6] gives the next account nothing of the previous one, saved or not', () => {
    const parked = [{ userId: 'ada', changes: [like(2, 10)] }];
    const ofBo = { ...guest, owner: 'bo', account: 'bo', parked };
    expect(assignOwner(ofAda, 'bo')).toEqual(ofBo);
    expect(assignOwner(assignOwner(ofAda, null), 'bo')).toEqual(ofBo);
  });

  it('[IN-6] gives an account its parked changes when its owner logs in again', () => {
    expect(assignOwner(assignOwner(ofAda, null), 'ada')).toEqual(ofAda);
    expect(assignOwner(assignOwner(ofAda, 'bo'), 'ada')).toEqual({ ...ofAda, ids: [2] });
  });

  it('changes nothing for the present owner', () => {
    expect(assignOwner(ofAda, 'ada')).toBe(ofAda);
    expect(assignOwner(guest, null)).toBe(guest);
  });

  it('parks for five accounts and drops the oldest', () => {
    const visitors = ['a', 'b', 'c', 'd', 'e', 'f'];
    const left = visitors.reduce<OwnedList>(
      (list, userId) => assignOwner({ ...assignOwner(list, userId), changes: [like(1, 1)] }, null),
      guest,
    );
    expect(left.parked.map(({ userId }) => userId)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});

describe('any sequence of users', () => {
  const user = fc.constantFrom('ada', 'bo', 'cy');
  const hearts = fc.array(fc.nat(8), { maxLength: 3 });
  const visit = fc.record({ user, hearts, isSaved: fc.boolean(), logsOut: fc.boolean() });

  it('[IN-6] no account ever gets another one’s favourites, and each gets all of its own', () => {
    const own: Readonly<Record<string, number>> = { ada: 100, bo: 200, cy: 300 };
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 12 }), (visits) => {
        const accounts = new Map<string, readonly number[]>();
        const marked = new Map<string, Set<number>>();
        let list = guest;
        for (const [index, { user: userId, hearts: touched, isSaved, logsOut }] of visits.entries()) {
          list = assignOwner(list, userId);
          const ids = touched.map((id) => id + (own[userId] ?? 0));
          list = { ...list, ...addFavourites(list, ids, index * 10) };
          marked.set(userId, new Set([...(marked.get(userId) ?? []), ...ids]));
          if (isSaved) {
            const merged = mergeFavourites(list, accounts.get(userId) ?? null);
            accounts.set(userId, merged.ids);
            list = { ...list, ids: merged.ids, changes: [] };
            expect(new Set(merged.ids)).toEqual(marked.get(userId));
          }
          if (logsOut) list = assignOwner(list, null);
        }
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });

  it('a removal is parked as a removal', () => {
    const left = assignOwner({ ...ofAda, ...removeFavourites(ofAda, [7], 20) }, 'bo');
    expect(mergeFavourites(assignOwner(left, 'ada'), [7]).ids).toEqual([2]);
  });
});
