/** An amount in the currency's minor unit (øre, öre, cent); always an integer. */
export type MinorUnits = number;

/** One amount with and without VAT, and the server's own text for each in the shopper's language. */
export interface Money {
  readonly incVat: MinorUnits;
  readonly exVat: MinorUnits;
  readonly incVatFormatted: string;
  readonly exVatFormatted: string;
}

/** A price with its discount. `discountPercentage` is an integer percent. */
export interface Price {
  readonly isDiscounted: boolean;
  readonly selling: Money;
  readonly regular: Money;
  readonly discount: Money;
  readonly vat: MinorUnits;
  readonly discountPercentage: number;
}

/** The lowest price of the last 30 days before the reduction, beside the price it is compared with. */
export interface LowestPrice {
  readonly isDiscounted: boolean;
  readonly discountPercentage: number;
  readonly comparison: Money;
  readonly lowest: Money;
  readonly selling: Money;
}

/** The server's texts of an amount. */
export type MoneyTexts = Pick<Money, 'incVatFormatted' | 'exVatFormatted'>;

/** The text of an amount on a price tag, and the number behind it. */
export type ShownMoney = MoneyTexts & Pick<Money, 'incVat'>;

/** The texts of a price on a price tag: the former price only where it is reduced. */
export interface ShownPrice {
  readonly isDiscounted: boolean;
  readonly selling: ShownMoney;
  readonly regular?: ShownMoney;
  /** Integer percent below `regular`. */
  readonly discountPercentage?: number;
}

/**
 * The texts of the lowest price on a price tag, beside a reduced price. The percentage is 0 without a discount from it.
 */
export interface ShownLowestPrice extends Pick<LowestPrice, 'discountPercentage'> {
  readonly lowest: MoneyTexts;
}

/** The amount to show: with VAT for a person, without for a business. */
export const shownAmount = (money: MoneyTexts, vatIncluded: boolean): string =>
  vatIncluded ? money.incVatFormatted : money.exVatFormatted;

/** Reads a Decimal of the wire (major units) into minor units without float dust: 12.5 → 1250. */
export const minorUnits = (decimal: number): MinorUnits => Math.round(decimal * 100);
