import { fail, ok, readZip } from '@lyng/model';
import type { MarketAlias, Result } from '@lyng/model';

export type ZipRejection = { readonly kind: 'malformed-zip' } | { readonly kind: 'no-delivery' };

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

/** Reads a postal code as the market writes it; rejects one without parcel delivery. */
export function parseZip(market: MarketAlias, text: string): Result<ZipRejection, string> {
  const zip = readZip(market, text);
  if (zip === null) return fail({ kind: 'malformed-zip' });
  const number = Number(zip);
  return delivered[market].some(([from, to]) => number >= from && number <= to)
    ? ok(zip)
    : fail({ kind: 'no-delivery' });
}
