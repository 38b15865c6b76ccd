import { makeProductSummary } from '@lyng/model/testing';
import type { GuestMerge } from '../core/guest-merge.ts';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import type { TestTabOptions } from '../testing/test-tab.ts';
import { favouriteAdded, favouritesTakenOut } from './favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';

const { userIdentified } = favouritesSlice.actions;

const openTab = (options: TestTabOptions) => {
  const merges: GuestMerge[] = [];
  const tab = createTestTab({ ...options, showMerge: (merge) => void merges.push(merge) });
  return { ...tab, merges, ids: () => selectFavouriteIds(tab.store.getState()) };
};
const like = (productId: number) => favouriteAdded(makeProductSummary({ productId }));

describe('what a login brings to the account', () => {
  it('is reported once, and not for what is added later [FAV-06]', async () => {
    const browser = createTestBrowser();
    const server = createFavouritesServer({ ada: [1, 2] });
    const tab = openTab({ browser, server });
    await tab.run(...[2, 3, 4].map(like), userIdentified('ada'));
    expect(tab.merges).toEqual([{ userId: 'ada', added: [3, 4], dropped: [] }]);
    await tab.run(like(5));
    expect(tab.merges).toHaveLength(1);
    // The next page load has a session already.
    const next = openTab({ browser, server });
    await next.run(userIdentified('ada'));
    expect(next.merges).toEqual([]);
  });

  it('is not reported when the account has all of it [FAV-06]', async () => {
    const tab = openTab({ server: createFavouritesServer({ ada: [1, 2] }) });
    await tab.run(like(2), userIdentified('ada'));
    expect(tab.merges).toEqual([]);
  });

  it('is reported when the account has it, not before [FAV-07]', async () => {
    const server = createFavouritesServer({ ada: [1] });
    server.intercept = ({ method }) => (method === 'POST' ? new Response('', { status: 503 }) : null);
    const tab = openTab({ server });
    await tab.run(like(2), userIdentified('ada'));
    expect(tab.merges).toEqual([]);
    server.intercept = () => null;
    await tab.run(like(3));
    expect(tab.merges).toEqual([{ userId: 'ada', added: [2], dropped: [] }]);
  });

  it('is taken out again by an undo, from the list of that account only [FAV-06]', async () => {
    const server = createFavouritesServer({ ada: [1, 2] });
    const tab = openTab({ server });
    await tab.run(like(3), userIdentified('ada'));
    await tab.run(favouritesTakenOut('bob', [3]));
    expect(tab.ids()).toEqual([1, 2, 3]);
    await tab.run(favouritesTakenOut('ada', [3]));
    for (const list of [tab.ids(), server.lists.get('ada')]) expect(list).toEqual([1, 2]);
  });
});
