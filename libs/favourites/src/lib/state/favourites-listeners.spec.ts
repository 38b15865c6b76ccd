import { makeProductSummary } from '@lyng/model/testing';
import { createFavouritesServer } from '../testing/favourites-server.ts';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import type { TestTab } from '../testing/test-tab.ts';
import {
  favouriteAdded,
  favouriteRemoved,
  favouritesBroughtBack,
  favouritesCleared,
  favouritesDropped,
} from './favourite-events.ts';
import { selectFavouriteIds } from './favourites-slice.ts';
import { restoreFavourites } from './store-list.ts';

const product = (productId: number) => makeProductSummary({ productId });
const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);
const shown = ({ store }: TestTab): readonly number[] => selectFavouriteIds(store.getState());

describe('a toggle', () => {
  it('is saved under favorites and favoritesLastUpdated, and sent to the other tabs [FAV-02]', () => {
    const browser = createTestBrowser();
    const { store } = createTestTab({ browser });
    store.dispatch(favouriteAdded(product(7), 1234));
    expect(browser.storage.get('favorites')).toBe('[7]');
    expect(browser.storage.get('favoritesLastUpdated')).toBe('1234');
    expect(browser.posted).toEqual([
      { type: 'favourites-changed', userId: null, changes: [{ productId: 7, liked: true, at: 1234 }] },
    ]);
  });

  it('before the storage has been read loses nothing of it', () => {
    const browser = createTestBrowser({ favorites: '[1,2]' });
    const tab = createTestTab({ browser, isRestored: false });
    expect(shown(tab)).toEqual([]);
    tab.store.dispatch(favouriteAdded(product(7)));
    expect(shown(tab)).toEqual([1, 2, 7]);
    restoreFavourites(tab.store, browser.store);
    expect(shown(tab)).toEqual([1, 2, 7]);
    expect(browser.storage.get('favorites')).toBe('[1,2,7]');
  });

  it('renders the page once', () => {
    const tab = createTestTab();
    let drawn = 0;
    tab.store.subscribe(() => (drawn += 1));
    tab.store.dispatch(favouriteAdded(product(7)));
    expect(drawn).toBe(1);
  });

  it('on a full list drops the oldest and reports it once [FAV-03]', () => {
    const tab = createTestTab({
      browser: createTestBrowser({ favorites: JSON.stringify(range(1, 1000)), favoritesUnsaved: '[]' }),
    });
    tab.store.dispatch(favouriteAdded(product(5000)));
    expect(shown(tab)).toEqual([...range(2, 999), 5000]);
    expect(tab.actions.filter(favouritesDropped.match)).toEqual([favouritesDropped([1])]);
  });
});

describe('clearing', () => {
  it('empties list and storage keys, and can be undone [FAV-04]', () => {
    const browser = createTestBrowser({ favorites: '[3,1,2]', favoritesLastUpdated: '1234' });
    const tab = createTestTab({ browser });
    expect(browser.storage.get('favoritesLastUpdated')).toBe('1234');
    tab.store.dispatch(favouritesCleared());
    expect(shown(tab)).toEqual([]);
    expect(browser.storage.has('favorites')).toBe(false);
    expect(browser.storage.has('favoritesLastUpdated')).toBe(false);
    tab.store.dispatch(favouritesBroughtBack([3, 1, 2]));
    expect(shown(tab)).toEqual([3, 1, 2]);
    expect(browser.storage.get('favorites')).toBe('[3,1,2]');
  });

  it('stays done at the next visit and at the next sync', async () => {
    const browser = createTestBrowser({ favorites: '[1,2]' });
    createTestTab({ browser }).store.dispatch(favouritesCleared());
    const next = createTestTab({ browser, server: createFavouritesServer({ ada: [1, 2, 3] }) });
    expect(shown(next)).toEqual([]);
    await next.run({ type: 'favourites/userIdentified', payload: 'ada' });
    expect(shown(next)).toEqual([3]);
    expect(next.server.lists.get('ada')).toEqual([3]);
  });
});

describe('two tabs', () => {
  it('follow each other without an echo [FAV-02]', async () => {
    const browser = createTestBrowser({ favorites: '[1]' });
    const [here, there] = [createTestTab({ browser }), createTestTab({ browser })];
    await here.run(favouriteAdded(product(7)));
    expect(shown(there)).toEqual([1, 7]);
    expect(browser.posted).toHaveLength(1);
    await there.run(favouriteRemoved(product(1)));
    expect(shown(here)).toEqual([7]);
    expect(browser.posted).toHaveLength(2);
    expect(here.actions.filter(favouriteRemoved.match)).toEqual([]);
  });

  it('one of which slept through everything do not undo each other', () => {
    const browser = createTestBrowser({ favorites: '[1,2]' });
    const asleep = createTestTab({ browser });
    browser.storage.set('favorites', '[2,3]');
    browser.storage.set('favoritesUnsaved', '[[2,1,1],[3,2,1],[1,3,0]]');
    asleep.store.dispatch(favouriteAdded(product(7)));
    expect(shown(asleep)).toEqual([2, 3, 7]);
  });
});

it('the code of the sync is loaded again with the next change after a failure', async () => {
  let loads = 0;
  const loadSync = () =>
    (loads += 1) === 1 ? Promise.reject(new Error('Failed to fetch')) : import('./favourites-sync.ts');
  const tab = createTestTab({ server: createFavouritesServer({ ada: [1] }), loadSync });
  await tab.run({ type: 'favourites/userIdentified', payload: 'ada' });
  expect([shown(tab), tab.logged]).toEqual([[], [expect.stringContaining('Failed to fetch')]]);
  await tab.run(favouriteAdded(product(7)));
  expect([...shown(tab)].sort()).toEqual([1, 7]);
  expect([...(tab.server.lists.get('ada') ?? [])].sort()).toEqual([1, 7]);
  await tab.run(favouriteAdded(product(8)));
  expect(loads).toBe(2);
});

it.each(['{', 'null', '{}', '"7"'])('the stored text %j has no list [FAV-03]', (favorites) => {
  expect(shown(createTestTab({ browser: createTestBrowser({ favorites }) }))).toEqual([]);
});

it('a heart counts where the browser forbids its storage', async () => {
  const throwError = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage = { getItem: throwError, setItem: throwError, removeItem: throwError };
  const tab = createTestTab({ browser: createTestBrowser({}, storage) });
  await tab.run(favouriteAdded(product(1)));
  expect(shown(tab)).toEqual([1]);
});
