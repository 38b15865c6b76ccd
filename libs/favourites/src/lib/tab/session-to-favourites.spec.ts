import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { makeProductSummary } from '@lyng/model/testing';
import { favouriteAdded } from '../state/favourite-events.ts';
import { selectFavouriteIds, selectFavouritesUserId } from '../state/favourites-slice.ts';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import type { FavouritesServer } from '../testing/favourites-server.ts';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import { sessionToFavourites } from './session-to-favourites.ts';
import type { ServedAccount } from './session-to-favourites.ts';

const karen: SessionUser = { userId: '7' };
const mads: SessionUser = { userId: '8' };
const sessionRead = shopEvent('auth/sessionRead');
const sessionChanged = shopEvent('auth/event/sessionChanged');
const heart = (productId: number) => favouriteAdded(makeProductSummary({ productId }));

/** A browser in front of the shared service. */
function openShop(server: FavouritesServer, served?: ServedAccount) {
  const browser = createTestBrowser();
  const session = sessionToFavourites({ storage: browser.store, served: () => served });
  const { store, settled } = createTestTab({ browser, server, middleware: [session] });
  return { store, settled, ids: () => selectFavouriteIds(store.getState()) };
}

describe('session to favourites', () => {
  it('moves a guest’s favourites to the account, and shows them on the next device [FAV-05, FAV-06]', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const first = openShop(server);
    first.store.dispatch(sessionRead(null));
    first.store.dispatch(heart(5));
    await first.settled();
    expect(server.requests).toEqual([]);
    first.store.dispatch(sessionChanged({ reason: 'login', user: karen }));
    await first.settled();
    expect([first.ids(), server.lists.get('7')]).toEqual([
      [3, 5],
      [3, 5],
    ]);
    const second = openShop(server);
    second.store.dispatch(sessionRead(karen));
    await second.settled();
    expect(second.ids()).toEqual([3, 5]);
  });

  it('loads once for an existing session, however often it is read', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled } = openShop(server);
    for (let times = 0; times < 3; times += 1) store.dispatch(sessionRead(karen));
    await settled();
    expect(server.requests).toHaveLength(1);
  });

  it('stops updating the account after a logout; the hearts stay in this browser [FAV-05]', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled, ids } = openShop(server);
    store.dispatch(sessionRead(karen));
    await settled();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    store.dispatch(heart(5));
    await settled();
    expect([selectFavouritesUserId(store.getState()), ids(), server.lists.get('7')]).toEqual([null, [3, 5], [3]]);
  });

  it('never shows a shopper the list of the previous one [FAV-06]', async () => {
    const server = createFavouritesServer({ 7: [3], 8: [4] });
    const { store, settled, ids } = openShop(server);
    store.dispatch(sessionRead(karen));
    await settled();
    store.dispatch(sessionChanged({ reason: 'elsewhere', user: mads }));
    await settled();
    expect([ids(), server.lists.get('8')]).toEqual([[4], [4]]);
  });

  it('shows the list of the page until the account has been read, once [FAV-09]', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled, ids } = openShop(server, { userId: '7', ids: [3, 4] });
    store.dispatch(sessionRead(karen));
    expect(ids()).toEqual([3, 4]);
    await settled();
    store.dispatch(sessionRead(karen));
    expect(ids()).toEqual([3]);
  });

  it.each([
    ['a guest', null, '7'],
    ['another shopper', karen, '8'],
    ['an unknown shopper', karen, null],
  ])('does not show %s the list of the page [FAV-06]', (_who, user, userId) => {
    const { store, ids } = openShop(createFavouritesServer(), { userId, ids: [3, 4] });
    store.dispatch(sessionRead(user));
    expect(ids()).toEqual([]);
  });
});
