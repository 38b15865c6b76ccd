import { cookieNames, parseCookies, serialiseCookie } from '@lyng/browser';
import { readCartCookie } from './cart-cookie.ts';

/** The cookie line that stores how many units the cart has; without any the cookie is removed. */
export const cartCountCookie = (count: number, { secure }: { readonly secure: boolean }): string =>
  serialiseCookie(cookieNames.cartCount, String(count), { secure, ...(count === 0 && { maxAge: 0 }) });

/** The number of units in the cart when a page last showed it; 0 without a cart. */
export function readCartCount(cookies: string): number {
  const count = Number(parseCookies(cookies).get(cookieNames.cartCount));
  return readCartCookie(cookies) !== '' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}
