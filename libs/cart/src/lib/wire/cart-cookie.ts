import { cookieNames, parseCookies, serialiseCookie } from '@lyng/browser';
import { parseCartId } from '../core/cart-id.ts';

/**
 * The cookie line that stores a cart id, for a `Set-Cookie` header and for `document.cookie`; an empty id removes the
 * cookie.
 */
export function cartCookie(cartId: string, { secure }: { readonly secure: boolean }): string {
  const id = parseCartId(cartId);
  return serialiseCookie(cookieNames.cart, id, { secure, ...(id === '' && { maxAge: 0 }) });
}

/** Reads the cart id from a `Cookie` header or `document.cookie`; empty when there is none or it is not valid. */
export const readCartCookie = (cookies: string | undefined): string =>
  parseCartId(parseCookies(cookies).get(cookieNames.cart));

/** The cookie line that stores how many units the cart has; without any the cookie is removed. */
export const cartCountCookie = (count: number, { secure }: { readonly secure: boolean }): string =>
  serialiseCookie(cookieNames.cartCount, String(count), { secure, ...(count === 0 && { maxAge: 0 }) });

/** The number of units in the cart when a page last showed it; 0 without a cart. */
export function readCartCount(cookies: string): number {
  const count = Number(parseCookies(cookies).get(cookieNames.cartCount));
  return readCartCookie(cookies) !== '' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}
