/** Accepts ids of carts: the server's own ids, and nothing that could break a cookie or a URL. */
const cartId = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads a cart id from the outside (a cookie, a message of another tab); anything else means "no cart yet". */
export const parseCartId = (value: unknown): string => (typeof value === 'string' && cartId.test(value) ? value : '');
