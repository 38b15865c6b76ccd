import type { MinorUnits } from '@lyng/model';

/** A sum of money with and without VAT; the difference is the VAT. Integer minor units. */
export interface Amount {
  readonly incVat: MinorUnits;
  readonly exVat: MinorUnits;
}

/** The current price and the price before every reduction. */
export interface PriceAmounts {
  readonly regular: Amount;
  readonly selling: Amount;
}

/** Nothing to pay. */
export const noAmount: Amount = { incVat: 0, exVat: 0 };

/** Both together. */
export const addAmounts = (a: Amount, b: Amount): Amount => ({ incVat: a.incVat + b.incVat, exVat: a.exVat + b.exVat });

/** The first without the second. */
export const lessAmount = (a: Amount, b: Amount): Amount => ({ incVat: a.incVat - b.incVat, exVat: a.exVat - b.exVat });

/** Pairs the two; a regular price below the selling one would show a negative discount, so it is lifted. */
export const priceOf = (regular: Amount, selling: Amount): PriceAmounts => ({
  regular: regular.incVat < selling.incVat ? selling : regular,
  selling,
});
