import type { MarketAlias } from '@lyng/model';

/** How each market writes a postal code; Sweden with or without one space, and never with a leading zero. */
const patterns: Readonly<Record<MarketAlias, RegExp>> = {
  dk: /^(?!0000)\d{4}$/,
  se: /^[1-9]\d{2} ?\d{2}$/,
  no: /^(?!0000)\d{4}$/,
  fi: /^(?!00000)\d{5}$/,
};

/** A postal code as it is read: trimmed, any kind of space as a plain one. */
const plainZip = (text: string): string => text.trim().replace(/[\u00a0\u202f]/g, ' ');

/** A postal code in the one spelling that is sent and compared: `114 18` is `11418`. */
export const normaliseZip = (text: string): string => plainZip(text).replace(/^(\d{3}) (\d{2})$/, '$1$2');

/** Whether a text is a postal code of the market by its form; whether parcels go there only the server knows. */
export const isZip = (market: MarketAlias, text: string): boolean => patterns[market].test(plainZip(text));
