/** What follows `/` must not make the address one of another host: `//host`, `/\host`. Parsers strip control characters, so none may hide one. */
const ownPath = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/**
 * The address of this site that a link of the search service leads to; `null` for one that leads out of the shop.
 * The service knows no prefixes and may write letters as they are.
 */
export const shopPath = (link: string, basePath: string): string | null =>
  ownPath.test(link)
    ? basePath +
      link
        .normalize('NFC')
        .replace(/[^\u0021-\u007e]+/gu, (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')))
    : null;
