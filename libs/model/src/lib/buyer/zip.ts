import { plainCode } from '../typed-text.ts';
import type { MarketAlias } from '../market.ts';

/**
 * The format of each market's postal codes; Sweden with or without one space, and never with a leading zero. The
 * country's own letters may stand before it, as address books of browsers write them.
 */
const patterns: Readonly<Record<MarketAlias, RegExp>> = {
  dk: /^(?:DK[- ]?)?((?!0000)\d{4})$/i,
  se: /^(?:SE?[- ]?)?([1-9]\d{2}) ?(\d{2})$/i,
  no: /^(?:NO?[- ]?)?((?!0000)\d{4})$/i,
  fi: /^(?:FIN?[- ]?)?((?!00000)\d{5})$/i,
};

/**
 * Reads a postal code of the market: `114 18` and `SE-11418` are `11418`. Whether parcels go there only the server
 * knows.
 * @returns `null` for a text that does not have the form of one.
 */
export const readZip = (market: MarketAlias, text: string): string | null =>
  patterns[market].exec(plainCode(text))?.slice(1).join('') ?? null;
