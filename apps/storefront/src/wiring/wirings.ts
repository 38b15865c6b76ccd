import { createListenerMiddleware, type Middleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { checkoutToCart } from './checkout-to-cart.ts';
import { pageToCart } from './page-to-cart.ts';

/** What a wiring listens with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** Where domains meet, one file per meeting: together they are the map of how the shop works. */
export function createWirings(): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  checkoutToCart(start);
  pageToCart(start);
  return listeners.middleware;
}
