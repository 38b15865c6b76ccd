import { createStore, shopEvent } from '@lyng/feature';
import { slices } from './lazy-slices.ts';

const sessionRead = shopEvent('auth/sessionRead');
const sessionChanged = shopEvent('auth/event/sessionChanged');

const openTab = () => {
  const store = createStore({ features: [] });
  store.addSlices(slices);
  return { ...store, isLoggedIn: () => store.getState().reviewer?.isLoggedIn };
};

describe('the reviewer', () => {
  it('is a guest before the session was read, and without one [CAT-11]', () => {
    const tab = openTab();
    expect(tab.isLoggedIn()).toBe(false);
    tab.dispatch(sessionRead(null));
    expect(tab.isLoggedIn()).toBe(false);
  });

  it('is a shopper who has logged in, before or on the page, until the logout [CAT-11]', () => {
    const tab = openTab();
    tab.dispatch(sessionRead({ userId: '7' }));
    expect(tab.isLoggedIn()).toBe(true);
    tab.dispatch(sessionChanged({ reason: 'logout', user: null }));
    expect(tab.isLoggedIn()).toBe(false);
    tab.dispatch(sessionChanged({ reason: 'login', user: { userId: '7' } }));
    expect(tab.isLoggedIn()).toBe(true);
  });
});
