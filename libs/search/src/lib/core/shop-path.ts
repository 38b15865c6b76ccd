/**
 * The character after `/` must not turn the address into one of another host: `//host`, `/\host`. Parsers strip control
 * characters, so none may disguise one.
 */
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/**
 * The address on this site of a link of the search service; `null` for one that leads out of the shop. The service
 * knows no prefixes and may write letters unencoded.
 */
export const shopPath = (link: string, basePath: string): string | null =>
  ownPath.test(link)
    ? basePath +
      link
        .normalize('NFC')
        .replace(/[^\u0021-\u007e]+/gu, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')))
    : null;
