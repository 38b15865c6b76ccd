/** Nothing in the shop costs more, in units of any currency: a filter for more is a typing mistake. */
export const HIGHEST_PRICE = 100_000;
