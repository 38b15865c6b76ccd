/** Where a link of the editors may lead; the shop checks it again when it is shown. */
const LINK = /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)/;

export const isLinkAddress = (value: unknown): value is string => typeof value === 'string' && LINK.test(value);

/** What to write in place of another. */
export const LINK_ADVICE = 'a path such as /content/about, or an address with https:, mailto: or tel:.';
