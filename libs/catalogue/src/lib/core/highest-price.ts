/** Nothing in the shop costs more, in whole units of any currency: a filter for more is a slip of the finger. */
export const HIGHEST_PRICE = 100_000;
