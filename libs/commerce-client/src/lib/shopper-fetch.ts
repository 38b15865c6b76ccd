/**
 * `fetch` on behalf of a shopper: the backend counts by shopper, not by the shop's own server, and a login is named after
 * the shopper's browser.
 */
export const shopperFetch =
  (ip: string, userAgent = ''): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', ip);
    if (userAgent !== '') headers.set('user-agent', userAgent);
    return fetch(input, { ...init, headers });
  };
