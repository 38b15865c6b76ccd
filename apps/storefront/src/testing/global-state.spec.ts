import { openStore } from './open-store.ts';
import { globalConfig, selectGlobalState } from './global-state.ts';

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
});
