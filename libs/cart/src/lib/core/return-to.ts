/** A path of this shop and nothing else: no host, no scheme, no back slash that a browser would read as one. */
const ownPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** Where a form may send the shopper back to; `fallback` for anything that is not a path of this shop. */
export const safeReturnTo = (value: unknown, fallback: string): string =>
  typeof value === 'string' && ownPath.test(value) ? value : fallback;
