import { authSlice, sessionChanged } from '@lyng/auth';
import type { SignedInUser } from '@lyng/auth';
import { openTabChannel } from '@lyng/browser';
import {
  createFavouritesListeners,
  createFavouritesService,
  favouriteAdded,
  isFavouritesMessage,
  restoreFavourites,
  selectFavouriteIds,
  selectFavouritesUserId,
} from '@lyng/favourites';
import { createFavouritesServer, createTestBrowser } from '@lyng/favourites/testing';
import type { FavouritesServer } from '@lyng/favourites/testing';
import { makeProductSummary } from '@lyng/model/testing';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addLateSlices } from '../shell/late-slices.ts';
import { makeStore } from '../store.ts';
import type { AppStore, RootState } from '../store.ts';
import { authToFavourites } from './auth-to-favourites.ts';
import type { StartListening } from './wirings.ts';

const karen: SignedInUser = {
  userId: '7',
  userName: 'Karen Holm',
  customerType: 'PERSON',
  isMember: false,
  isStudent: false,
  isCurve: false,
};
const mads: SignedInUser = { ...karen, userId: '8', userName: 'Mads Lindgaard' };
const { sessionRead } = authSlice.actions;
const heart = (productId: number) => favouriteAdded(makeProductSummary({ productId }));

/** A browser of its own in front of the service of all. */
function openShop(server: FavouritesServer) {
  const browser = createTestBrowser();
  const wirings = createListenerMiddleware<RootState, AppStore['dispatch']>();
  authToFavourites(wirings.startListening as StartListening);
  let [asked, answered] = [0, 0];
  const favourites = createFavouritesListeners({
    storage: browser.store,
    channel: openTabChannel({
      name: 'favorites_channel',
      tabId: 'one',
      isMessage: isFavouritesMessage,
      open: browser.openChannel,
    }),
    account: {
      service: createFavouritesService({
        url: 'http://dk.localhost',
        token: async () => 'token',
        renew: async () => false,
        fetch: async (...request) => {
          asked += 1;
          return server.fetch(...request).finally(() => (answered += 1));
        },
      }),
      readMetadata: async () => '{}',
    },
    now: () => 1,
    log: () => undefined,
  });
  const store = makeStore(undefined, [favourites.middleware, wirings.middleware]);
  addLateSlices(store);
  restoreFavourites(store, browser.store);
  const settled = async (): Promise<void> => {
    // The sync's code is loaded first, and what it asks takes a few turns.
    for (let quiet = 0; quiet < 10; quiet = asked === answered ? quiet + 1 : 0)
      await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { store, settled, ids: () => selectFavouriteIds(store.getState()) };
}

describe('auth to favourites', () => {
  it('takes a guest’s favourites along to the account, and brings them to the next device [FAV-05, FAV-06]', async () => {
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

  it('asks once for who comes with a session, however often it is read', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled } = openShop(server);
    for (let times = 0; times < 3; times += 1) store.dispatch(sessionRead(karen));
    await settled();
    expect(server.requests).toHaveLength(1);
  });

  it('tells the account nothing more once its shopper has left; the hearts stay in this browser [FAV-05]', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled, ids } = openShop(server);
    store.dispatch(sessionRead(karen));
    await settled();
    store.dispatch(sessionChanged({ reason: 'logout', user: null }));
    store.dispatch(heart(5));
    await settled();
    expect([selectFavouritesUserId(store.getState()), ids(), server.lists.get('7')]).toEqual([null, [3, 5], [3]]);
  });

  it('gives nobody the list of who was logged in before them [FAV-06]', async () => {
    const server = createFavouritesServer({ 7: [3], 8: [4] });
    const { store, settled, ids } = openShop(server);
    store.dispatch(sessionRead(karen));
    await settled();
    store.dispatch(sessionChanged({ reason: 'elsewhere', user: mads }));
    await settled();
    expect([ids(), server.lists.get('8')]).toEqual([[4], [4]]);
  });
});
