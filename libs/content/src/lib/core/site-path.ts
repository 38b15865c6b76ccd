/** The character after `/` must not turn the address into one of another host: `//host`, `/\host`. */
const ownPath = /^\/(?![/\\])/;
const elsewhere = /^(https:\/\/|mailto:|tel:)/i;
// URL parsers strip control characters, so one inside a scheme or after a slash could disguise an address.
const control = /[\u0000-\u001f\u007f]/;

/** Writes what is not ASCII as the router writes it, and leaves what is encoded already alone. */
const encodePath = (path: string): string =>
  path
    .normalize('NFC')
    .replace(/[^\u0021-\u007e]+/gu, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')));

/**
 * The address of a link written by an editor: a path of the shop gets the site's prefix, `https:`, `mailto:` and `tel:`
 * stay as they are, and anything else, such as `javascript:`, is rejected (`null`).
 */
export const sitePath = (url: string, basePath: string): string | null => {
  const address = url.trim();
  if (control.test(address)) return null;
  if (elsewhere.test(address)) return encodePath(address);
  if (address.startsWith('#')) return address;
  if (!ownPath.test(address) || address.includes('\\')) return null;
  return address === '/' ? basePath || '/' : basePath + encodePath(address);
};
