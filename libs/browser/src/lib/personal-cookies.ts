import { cookieNames } from './cookie-names.ts';
import type { CookieName } from './cookie-names.ts';

/**
 * Cookies that change what the server renders for one shopper: a page for a request with one of them is personal, and
 * is never cached.
 */
export const personalCookies: readonly CookieName[] = [
  cookieNames.cart,
  cookieNames.checkoutMarket,
  cookieNames.auth,
  cookieNames.authRefresh,
  cookieNames.user,
  cookieNames.persistedStates,
  cookieNames.favourites,
];
