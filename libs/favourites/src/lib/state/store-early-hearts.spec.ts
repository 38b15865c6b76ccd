import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { makeProductSummary } from '@lyng/model/testing';
import { createTestBrowser, createTestTab } from '../testing/test-tab.ts';
import type { TestBrowser, TestTab } from '../testing/test-tab.ts';
import { favouriteAdded, favouriteRemoved } from './favourite-events.ts';
import { favouritesSlice, selectFavouriteIds } from './favourites-slice.ts';
import { storeEarlyHearts } from './store-early-hearts.ts';
import { restoreFavourites } from './store-list.ts';

const product = (productId: number) => makeProductSummary({ productId });
const shown = ({ store }: TestTab): readonly number[] => selectFavouriteIds(store.getState());

/** A window whose storage is the browser's. */
function openPage({ storage }: Pick<TestBrowser, 'storage'>) {
  const page = new EventTarget();
  const localStorage = { setItem: (key: string, value: string) => void storage.set(key, value) };
  const dispatchPageEvent = (type: string, persisted: boolean) =>
    void page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    page: Object.assign(page, { localStorage }) as never,
    leave: () => dispatchPageEvent('pagehide', true),
    comeBack: (persisted: boolean) => dispatchPageEvent('pageshow', persisted),
  };
}

const bareStore = () => configureStore({ reducer: combineSlices(favouritesSlice) });

/** A page whose listeners are not loaded yet: favourites reach the slice and nothing else. */
function openEarly(browser: TestBrowser, hearts: readonly number[]) {
  const view = openPage(browser);
  const store = bareStore();
  storeEarlyHearts(view.page, store);
  for (const [index, productId] of hearts.entries()) store.dispatch(favouriteAdded(product(productId), 100 + index));
  return { ...view, store };
}

describe('a page that is left before its hearts were stored', () => {
  it.each([
    ['no other hearts', {}, [7, 8]],
    ['hearts of an earlier visit', { favorites: '[3,1]' }, [3, 1, 7, 8]],
  ])('leaves them to the next one, which has %s [FAV-02]', (_case, texts, expected) => {
    const browser = createTestBrowser(texts);
    openEarly(browser, [7, 8]).leave();
    const next = createTestTab({ browser });
    expect(shown(next)).toEqual(expected);
    expect(browser.storage.get('favorites')).toBe(JSON.stringify(expected));
    expect(browser.storage.get('favoritesLastUpdated')).toBe('101');
    // Once.
    next.store.dispatch(favouriteRemoved(product(7)));
    expect(shown(createTestTab({ browser }))).not.toContain(7);
  });

  it('leaves nothing without pressed hearts, nor where they are stored', () => {
    const browser = createTestBrowser();
    openEarly(browser, []).leave();
    const { page, leave } = openPage(browser);
    createTestTab({ browser, page }).store.dispatch(favouriteAdded(product(7)));
    leave();
    expect([...browser.storage.keys()]).not.toContain('favoritesEarly');
  });

  it.each([
    'no json',
    'null',
    '{}',
    '[7]',
    '[{"productId":-1,"liked":true,"at":1}]',
    '[{"productId":7,"liked":1,"at":1}]',
  ])('leaves nothing in %s', (favoritesEarly) => {
    const browser = createTestBrowser({ favorites: '[3]', favoritesEarly });
    expect(shown(createTestTab({ browser }))).toEqual([3]);
    expect(browser.storage.has('favoritesEarly')).toBe(false);
  });

  it('and restored before the next one has duplicates, which are merged', () => {
    const browser = createTestBrowser({ favorites: '[3]' });
    const { store, leave } = openEarly(browser, [7]);
    leave();
    expect(shown(createTestTab({ browser }))).toEqual([3, 7]);
    restoreFavourites(store, browser.store);
    expect(selectFavouriteIds(store.getState())).toEqual([3, 7]);
  });

  it('works without storage', () => {
    const page = new EventTarget();
    Object.defineProperty(page, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const store = bareStore();
    storeEarlyHearts(page as never, store);
    store.dispatch(favouriteAdded(product(7)));
    expect(() => page.dispatchEvent(new Event('pagehide'))).not.toThrow();
  });
});

describe('a page that comes back from the back-forward cache', () => {
  it.each([
    [true, [2, 3]],
    [false, [1, 2]],
  ])('shows what other tabs have stored meanwhile: %s; not once it is stopped [FAV-02]', (persisted, expected) => {
    const browser = createTestBrowser({ favorites: '[1,2]' });
    const { page, comeBack } = openPage(browser);
    const tab = createTestTab({ browser, page });
    browser.storage.set('favorites', '[2,3]');
    browser.storage.set('favoritesUnsaved', '[]');
    comeBack(persisted);
    expect(shown(tab)).toEqual(expected);
    tab.close();
    browser.storage.set('favorites', '[5]');
    comeBack(persisted);
    expect(shown(tab)).toEqual(expected);
  });
});
