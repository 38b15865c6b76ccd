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

  it('follows the request, the page, the window and the shopper [APP-02]', () => {
    const store = openStore();
    const page = { currentRouteName: 'cart', currentPath: '/kurv' } as const;
    store.dispatch(requestStarted({ hostname: 'fi.localhost', viewportWidth: 390, ancientBrowser: true }));
    store.dispatch(pageShown(page));
    store.dispatch(viewportResized(800));
    store.dispatch(scrolled(120));
    store.dispatch(headerHiddenChanged(true));
    store.dispatch(customerTypeChanged('ORGANIZATION'));
    store.dispatch(favouriteAdded(makeProductSummary({ productId: 7 }), 1));
    expect(selectGlobalState(store.getState())).toEqual({
      ...page,
      hostname: 'fi.localhost',
      ancientBrowser: true,
      viewportWidth: 800,
      scrollTop: 120,
      headerHidden: true,
      customerType: 'ORGANIZATION',
      vatIncluded: false,
      favorites: [7],
      favoritesUserId: null,
      config: globalConfig,
    });
  });
});
