import { parseCartId } from '../core/cart-id.ts';

/** Spec §7: the cookie that holds the cart's id. */
export const CART_COOKIE = 'ralph-cart';

/** Spec §9: 31536000000 ms, that is 365 days; a cookie's Max-Age counts seconds (T2). */
const MAX_AGE_SECONDS = 31_536_000;

const attributes = (maxAge: number, secure: boolean): string =>
  `Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * The cookie line that keeps a cart id, good for a `Set-Cookie` header and for `document.cookie`;
 * an empty id takes the cookie away.
 */
export function cartCookie(cartId: string, options: { readonly secure: boolean }): string {
  const id = parseCartId(cartId);
  return `${CART_COOKIE}=${id}; ${attributes(id === '' ? 0 : MAX_AGE_SECONDS, options.secure)}`;
}

/** Reads the cart id from a `Cookie` header or `document.cookie`; empty when there is none that is whole. */
export function readCartCookie(cookies: string | null | undefined): string {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name?.trim() === CART_COOKIE) return parseCartId(value?.trim());
  }
  return '';
}
