import { readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';

/**
 * Where letters are delivered, as inclusive ranges of complete postal codes. Greenland, the Faroe Islands and Åland lie
 * outside the VAT area and have no delivery.
 */
const delivered: Readonly<Record<MarketAlias, readonly (readonly [from: number, to: number])[]>> = {
  dk: [
    [800, 3799],
    [4000, 9990],
  ],
  se: [
    [10_000, 31_999],
    [33_000, 47_999],
    [50_000, 98_999],
  ],
  no: [[1, 9991]],
  fi: [
    [2, 21_999],
    [23_000, 99_999],
  ],
};

/** A postal code as the market writes it; `undefined` for any other, and for one without parcel delivery. */
export function deliveredZip(market: MarketAlias, text: string): string | undefined {
  const zip = readZip(market, text);
  const number = Number(zip);
  const isDelivered = delivered[market].some(([from, to]) => number >= from && number <= to);
  return zip !== null && isDelivered ? zip : undefined;
}
