import { createStore, marketsSet, pageShown } from '@lyng/feature';
import { makeSite } from '@lyng/routing/testing';
import { cart } from './feature.ts';

it.each([
  ['checkout', { onCheckout: true, market: 'se' }],
  ['home', { onCheckout: false, market: 'dk' }],
] as const)('a document of %s starts with the cart’s place and market: %j [API-08, CHK-16]', (screen, expected) => {
  const store = createStore({ features: [cart] });
  store.dispatch(pageShown({ currentRouteName: screen, currentPath: '/' }));
  store.dispatch(marketsSet({ ...store.getState().channel, checkoutMarketAlias: 'se' }));
  cart.early?.({ site: makeSite(), store, frameData: { cart: null } });
  expect(store.getState().cart).toMatchObject(expected);
});
