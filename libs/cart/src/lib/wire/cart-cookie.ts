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
