import { cookieNames } from './cookie-names.ts';
import type { CookieName } from './cookie-names.ts';

/**
 * Cookies that make a shopper's pages personal: they are rendered for this shopper only, and never cached. The cart is
 * none of them: on shared pages the browser adds it.
 */
export const personalCookies: readonly CookieName[] = [
  cookieNames.cartForm,
  cookieNames.checkoutMarket,
  cookieNames.auth,
  cookieNames.authRefresh,
  cookieNames.user,
  cookieNames.persistedStates,
  cookieNames.favourites,
];
