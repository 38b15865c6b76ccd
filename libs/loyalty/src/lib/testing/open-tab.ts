import { createStore } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import type { StartListening } from '../tab/cart-to-loyalty.ts';

/** The shop's store with listeners of `tab/`. */
export function openTab(connect: (start: StartListening) => void) {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  connect(listeners.startListening as StartListening);
  const store = createStore({ features: [], middleware: [listeners.middleware] });
  store.addSlices([loyaltySlice]);
  return { store, state: () => loyaltySlice.selectors.selectLoyalty(store.getState() as never) };
}
