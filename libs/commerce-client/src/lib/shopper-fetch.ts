/** `fetch` on behalf of a shopper: the backend counts by shopper, not by the shop's own server. */
export const shopperFetch =
  (ip: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', ip);
    return fetch(input, { ...init, headers });
  };
