import type { MarketAlias, Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

/** Why no parcel goes to a postal code. */
export type ZipRefusal = { readonly kind: 'malformed-zip' } | { readonly kind: 'no-delivery' };

interface ZipRule {
  readonly digits: number;
  /** Where letters are delivered, as inclusive ranges of the whole number. Greenland, the Faroe Islands and Åland lie outside the VAT area and have no delivery. */
  readonly delivered: readonly (readonly [from: number, to: number])[];
}

const rules: Record<MarketAlias, ZipRule> = {
  dk: {
    digits: 4,
    delivered: [
      [800, 3799],
      [4000, 9990],
    ],
  },
  se: {
    digits: 5,
    delivered: [
      [10_000, 31_999],
      [33_000, 47_999],
      [50_000, 98_999],
    ],
  },
  no: { digits: 4, delivered: [[1, 9991]] },
  fi: {
    digits: 5,
    delivered: [
      [2, 21_999],
      [23_000, 99_999],
    ],
  },
};

/** Spaces that shoppers type or paste around and inside a postal code; one inside is a usual way to write it. */
const INNER_SPACE = /^(\d{3})[ \u00a0](\d{2})$/;

/**
 * Reads a postal code as the market writes it (`114 18` and `11418` are one), and refuses one that no parcel
 * is taken to (CHK-02).
 */
export function parseZip(market: MarketAlias, text: string): Result<ZipRefusal, string> {
  const { digits, delivered } = rules[market];
  const zip = text.trim().replace(INNER_SPACE, '$1$2');
  if (zip.length !== digits || !/^\d+$/.test(zip)) return fail({ kind: 'malformed-zip' });
  const number = Number(zip);
  return delivered.some(([from, to]) => number >= from && number <= to) ? ok(zip) : fail({ kind: 'no-delivery' });
}
