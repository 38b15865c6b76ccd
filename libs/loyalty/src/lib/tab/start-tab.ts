import type { ShopState, ShopStore, TabHalf } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import type { StartListening } from './cart-to-loyalty.ts';
import { sessionToLoyalty } from './session-to-loyalty.ts';

/** Here, because a tab needs both at once: one file less. */
export const slices = [loyaltySlice];

/** Follows the session and the cart. */
export function startTab(): TabHalf {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  cartToLoyalty(start, sessionToLoyalty(start));
  return { middleware: [listeners.middleware] };
}
