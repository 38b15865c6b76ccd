import { favouriteAdded } from '@lyng/favourites';
import { makeProductSummary } from '@lyng/model/testing';
import { openStore } from './open-store.ts';
import { globalConfig, selectGlobalState } from './global-state.ts';
import {
  customerTypeChanged,
  headerHiddenChanged,
  pageShown,
  requestStarted,
  scrolled,
  viewportResized,
} from '@lyng/feature';

describe('selectGlobalState', () => {
  it('has the fields of the specification with its defaults; the category tree is server data and comes with the page [APP-02]', () => {
    expect(selectGlobalState(openStore().getState())).toEqual({
      favorites: [],
      favoritesUserId: null,
      customerType: 'PERSON',
      vatIncluded: true,
      scrollTop: 0,
      viewportWidth: 1360,
      hostname: '',
      config: globalConfig,
      ancientBrowser: false,
      headerHidden: false,
      currentRouteName: '',
      currentPath: '/',
    });
  });

  it.each([
    [
      'the request',
      requestStarted({ hostname: 'fi.localhost', viewportWidth: 390, ancientBrowser: true }),
      { hostname: 'fi.localhost', viewportWidth: 390, ancientBrowser: true },
    ],
    [
      'the page',
      pageShown({ currentRouteName: 'cart', currentPath: '/kurv' }),
      { currentRouteName: 'cart', currentPath: '/kurv' },
    ],
    ['the window', viewportResized(800), { viewportWidth: 800 }],
    ['the scrolling', scrolled(120), { scrollTop: 120 }],
    ['the header', headerHiddenChanged(true), { headerHidden: true }],
    ['a business customer', customerTypeChanged('ORGANIZATION'), { customerType: 'ORGANIZATION', vatIncluded: false }],
    ['a favourite', favouriteAdded(makeProductSummary({ productId: 7 }), 1), { favorites: [7] }],
  ])('follows %s [APP-02]', (_name, action, expected) => {
    const store = openStore();
    const before = selectGlobalState(store.getState());
    store.dispatch(action);
    expect(selectGlobalState(store.getState())).toEqual({ ...before, ...expected });
  });
});
