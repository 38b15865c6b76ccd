import { documentCookies } from '@lyng/browser';
import type { ShopState, ShopStore, Tab, TabHalf } from '@lyng/feature';
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import { requestContact } from '../wire/contact-service.ts';
import { cartToLoyalty } from './cart-to-loyalty.ts';
import type { StartListening } from './cart-to-loyalty.ts';
import { sessionToLoyalty } from './session-to-loyalty.ts';

/** Here, because a tab needs both at once: one file less. */
export const slices = [loyaltySlice];

/** Follows the session and the cart. */
export function startTab({ app }: Pick<Tab, 'app'>): TabHalf {
  const listeners = createListenerMiddleware<ShopState, ShopStore['dispatch']>();
  const start = listeners.startListening as StartListening;
  const isAuthenticated = sessionToLoyalty(start, {
    cookies: documentCookies(document, window.location.protocol === 'https:'),
    isAllowed: (purpose) => app.ports.isAllowed?.(purpose) ?? false,
    contactOf: (email) => requestContact(fetch, { email, countryCode: app.site.market }),
  });
  cartToLoyalty(start, isAuthenticated);
  return { middleware: [listeners.middleware] };
}
