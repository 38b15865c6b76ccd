import { requestCookies } from '@lyng/browser';
import { makeProductSummary } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import { favouriteAdded, favouriteRemoved } from './favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';
import { adoptServedFavourites, restoreFavourites } from './store-list.ts';

const product = (productId: number) => makeProductSummary({ productId });
const { idsServed, userIdentified } = favouritesSlice.actions;

/** A tab opened after its guest has posted hearts without script. */
const openAfter = (cookie: string, texts: Readonly<Record<string, string>> = {}) => {
  const browser = createTestBrowser(texts);
  const cookies = requestCookies(cookie, false, () => undefined);
  const tab = createTestTab({ browser, isRestored: false });
  restoreFavourites(tab.store, browser.store, cookies);
  return { browser, cookies, tab, ids: () => selectFavouriteIds(tab.store.getState()) };
};

describe('hearts that were posted without script [SHOP-13, FAV-02]', () => {
  it.each([
    ['7.8', {}, [7, 8]],
    ['7.8', { favorites: '[3,7]' }, [3, 7, 8]],
    // Removed in an earlier visit, and added again since.
    ['7', { favorites: '[3]', favoritesUnsaved: '{"changes":[[7,50,0]],"owner":null,"account":null}' }, [3, 7]],
    ['x.7', { favorites: '[3]' }, [3, 7]],
    ['x', { favorites: '[3]' }, [3]],
  ])('from the cookie %j are merged with the list of the browser %j', (cookie, texts, expected) => {
    const { browser, cookies, ids } = openAfter(`ralph-favourites=${cookie}`, texts);
    expect(ids()).toEqual(expected);
    expect(browser.storage.get('favorites')).toBe(JSON.stringify(expected));
    expect(cookies.get('ralph-favourites')).toBeUndefined();
  });

  it('are older than what is pressed on the page before they are taken over', () => {
    const browser = createTestBrowser();
    const store = configureStore({ reducer: combineSlices(favouritesSlice) });
    store.dispatch(idsServed([7, 8]));
    store.dispatch(favouriteRemoved(product(7), 100));
    store.dispatch(favouriteAdded(product(9), 101));
    restoreFavourites(
      store,
      browser.store,
      requestCookies('ralph-favourites=7.8', false, () => undefined),
    );
    expect([...selectFavouriteIds(store.getState())].sort()).toEqual([8, 9]);
  });
});

describe('the account’s list that the server has rendered [SHOP-13]', () => {
  it('is shown with what is not saved yet, without waiting for the sync', () => {
    const { browser, tab, ids } = openAfter('ralph-favourites=7', { favorites: '[3]', favoritesUnsaved: '[]' });
    tab.store.dispatch(userIdentified('karen'));
    adoptServedFavourites(tab.store, browser.store, [1, 2]);
    expect(ids()).toEqual([1, 2, 7]);
  });
});
