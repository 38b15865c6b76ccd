/** The hosts that the published clients know, and where the backend has the same addresses. */
const places: readonly (readonly [host: RegExp, path: (pathname: string) => string])[] = [
  [/^merchantapi\.geins\.io$/, (pathname) => pathname],
  // `/api/{account}_{environment}/login`
  [/^auth-service\.geins\.io$/, (pathname) => pathname.replace(/^\/api\/[^/]+/, '/auth')],
];

/**
 * A `fetch` for clients whose addresses are constants: it sends their requests to the backend at `url`. Rejects a request
 * to any other host.
 */
export const localFetch =
  (fetch: typeof globalThis.fetch, url: string): typeof globalThis.fetch =>
  async (input, init) => {
    const target = new URL(input instanceof Request ? input.url : input);
    if (target.origin === url) return fetch(input, init);
    const place = places.find(([host]) => host.test(target.hostname));
    if (place === undefined) throw new Error(`A published client requested ${target.href}.`);
    const [, path] = place;
    return fetch(`${url}${path(target.pathname)}${target.search}`, init);
  };
