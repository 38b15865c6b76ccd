import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import type { UnknownAction } from '@reduxjs/toolkit';
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

/** A browser in front of the shared service. */
function openShop(server: FavouritesServer, served?: ServedAccount) {
  const browser = createTestBrowser();
  const session = sessionToFavourites({ storage: browser.store, served: () => served });
  const { store, settled } = createTestTab({ browser, server, middleware: [session] });
  return { store, settled, ids: () => selectFavouriteIds(store.getState()) };
}

describe('session to favourites', () => {
  it.each<[name: string, actions: readonly UnknownAction[], userId: string | null]>([
    ['nobody’s for a guest', [sessionRead(null)], null],
    ['the shopper’s of an existing session', [sessionRead(karen)], '7'],
    ['the shopper’s after a login', [sessionRead(null), sessionChanged({ reason: 'login', user: karen })], '7'],
    ['nobody’s after a logout', [sessionRead(karen), sessionChanged({ reason: 'logout', user: null })], null],
    ['the next shopper’s', [sessionRead(karen), sessionChanged({ reason: 'elsewhere', user: mads })], '8'],
  ])('keeps the list as %s [FAV-05, FAV-06]', (_name, actions, userId) => {
    const { store } = openShop(createFavouritesServer());
    for (const action of actions) store.dispatch(action);
    expect(selectFavouritesUserId(store.getState())).toBe(userId);
  });

  it('loads once for an existing session, however often it is read', async () => {
    const server = createFavouritesServer({ 7: [3] });
    const { store, settled } = openShop(server);
    for (let times = 0; times < 3; times += 1) store.dispatch(sessionRead(karen));
    await settled();
    expect(server.requests).toHaveLength(1);
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
