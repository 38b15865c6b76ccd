import type { MinorUnits } from '@lyng/model';
import type { Amount } from './amount.ts';

export interface VatSplit extends Amount {
  /** Always exactly `incVat − exVat`. */
  readonly vat: MinorUnits;
}

/**
 * Splits an amount that includes VAT. The net amount is rounded half up to the minor unit and the VAT is
 * the rest, so the two always add up to what the shopper pays.
 *
 * @param vatPercent 25, or 25.5; a tenth of a percent is the finest rate that exists.
 */
export function vatSplit(incVat: MinorUnits, vatPercent: number): VatSplit {
  // In tenths of a percent everything is an integer: 25.5 % is 255 of 1000.
  const permille = Math.round(vatPercent * 10);
  const divisor = 1000 + permille;
  const numerator = Math.abs(incVat) * 1000;
  const rest = numerator % divisor;
  const net = (numerator - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
  const exVat = incVat < 0 ? 0 - net : net;
  return { incVat, exVat, vat: incVat - exVat };
}
