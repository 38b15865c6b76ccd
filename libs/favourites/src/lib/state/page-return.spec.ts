import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { openTabChannel } from '@lyng/browser';
import { createTestBrowser } from '../testing/test-tab.ts';
import { isFavouritesMessage } from '../wire/favourites-message.ts';
import { createFavouritesListeners } from './favourites-listeners.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';

it('favourites are read again when the page comes back, until they are stopped', () => {
  const browser = createTestBrowser({ favorites: '[1]' });
  const channel = openTabChannel({
    name: 'favorites_channel',
    tabId: 'here',
    isMessage: isFavouritesMessage,
    open: browser.openChannel,
  });
  const listeners = createFavouritesListeners({ storage: browser.store, channel, now: () => 1, log: () => undefined });
  const store = configureStore({ reducer: combineSlices(favouritesSlice) });
  const page = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  const stop = listeners.followPageReturn(page, store);
  const comeBackTo = (favorites: string): readonly number[] => {
    browser.storage.set('favorites', favorites);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return selectFavouriteIds(store.getState());
  };
  expect(comeBackTo('[1,2]')).toEqual([1, 2]);
  stop();
  expect(comeBackTo('[1,2,3]')).toEqual([1, 2]);
});
