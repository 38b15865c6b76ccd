import { createDeferredMiddleware, shopEvent } from '@lyng/feature';
import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { lastVisitedStorageAllowed } from '../state/last-visited-listeners.ts';
import { consentToCatalogue } from './consent-to-catalogue.ts';

const consentChosen = shopEvent('consent/consentChosen');
const consentRead = shopEvent('consent/consentRead');

/** A tab in which the shopper allows these purposes. */
function openTab(allowed: readonly string[]) {
  const dispatched: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    dispatched.push((action as { readonly type: string }).type);
    return next(action);
  };
  const deferred = createDeferredMiddleware();
  const store = configureStore({
    reducer: () => ({}),
    middleware: (defaults) => defaults().prepend(deferred.middleware, note),
  });
  return {
    store,
    start: () => deferred.attach([consentToCatalogue((purpose) => allowed.includes(purpose))]),
    times: () => dispatched.filter((type) => type === lastVisitedStorageAllowed.type).length,
  };
}

describe('consent to last visited', () => {
  it.each([
    [['preferences'], 1],
    [['statistics', 'marketing'], 0],
    [[], 0],
  ] as const)('stores last visited products once %j are allowed: %s times [CAT-14] [TRK-11]', (allowed, times) => {
    const tab = openTab(allowed);
    tab.start();
    tab.store.dispatch(consentChosen(allowed));
    expect(tab.times()).toBe(times);
  });

  it('stores them where an earlier visit has allowed it: that was read before the listeners start [CAT-14]', () => {
    const tab = openTab(['preferences']);
    tab.store.dispatch(consentRead(['preferences']));
    expect(tab.times()).toBe(0);
    tab.start();
    expect(tab.times()).toBe(1);
  });
});
