/**
 * A storefront's pages, cart and selectors for the benchmark. `tools/bench/adapters/README.md` describes each property.
 *
 * @typedef {object} Adapter
 * @property {Record<string, string>} [pages]
 * @property {{ name: string, value: string }[]} [cookies]
 * @property {(origin: string) => Promise<{ name: string, value: string }[]>} [openCart]
 * @property {Record<string, string>} selectors
 * @property {string} [searchText]
 */

/** This shop. Its pages and its cart come from the benchmark. @type {Adapter} */
export const adapter = {
  /** The choice in the banner of the consent, which lies over the page otherwise. */
  cookies: [{ name: 'ralph-consent', value: '1.necessary' }],
  selectors: {
    heading: 'main h1',
    card: 'main article a[href]:not([data-quick-shop])',
    heart: 'main article button[aria-pressed]',
    fullProduct: 'main form[method=post] button[type=submit]',
    size: 'main label:has(input[name=skuId]:not(:disabled))',
    add: 'main form[method=post] button[type=submit]',
    cart: 'header [title^="Kurv"]',
    cartPanel: 'dialog[open] a[href$="/kassen"]',
    quickShop: 'main article [data-quick-shop]',
    quickSize: 'dialog[open] label:has(input[name=skuId]:not(:disabled))',
    quickAdd: 'dialog[open] form button[type=submit]',
    filters: 'main [data-list] button[popovertarget]',
    filter: 'main details[open] a[rel=nofollow]',
    filterCount: 'main [data-list] [role=status]',
    more: 'main a[rel=next]',
    search: 'header input[type=search]',
    suggestion: '[role=option]',
    account: 'header a[href$="/account"], header a[href*="action=login"]',
    loginField: 'dialog[open] input[type=email]',
    textField: '#checkout-email',
  },
  searchText: 'sne',
};
