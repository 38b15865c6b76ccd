import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import { OperatorMistake } from '../operator-mistake.ts';

/** One market (spec §1): where it is, what it pays with, and how VAT is counted there. */
export interface Market {
  readonly alias: MarketAlias;
  readonly host: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  /** The first is the market's default. */
  readonly languages: readonly [Language, ...Language[]];
  /** VAT in percent: 25, or 25.5 in Finland. */
  readonly vatPercent: number;
  /** Orders may go there, but it has no shop of its own. */
  readonly onlyDisplayInCheckout?: boolean;
}

/** The shop as configured in `shop.config.json`. */
export interface Shop {
  readonly name: string;
  readonly slug: string;
  readonly channelId: string;
  /** What `X-ApiKey` must be. No secret: it keeps foreign pages from posting without a preflight. */
  readonly apiKey: string;
  readonly sharedHost: string;
  readonly defaultMarket: Market;
  readonly markets: readonly Market[];
}

interface ShopFile extends Omit<Shop, 'defaultMarket'> {
  readonly defaultMarket: string;
}

/** Reads the shop file. A default market that is not listed, or no API key, is a mistake of the operator and throws. */
export function parseShop(text: string): Shop {
  const file = JSON.parse(text) as ShopFile;
  const defaultMarket = file.markets.find((market) => market.alias === file.defaultMarket);
  if (defaultMarket === undefined) {
    throw new OperatorMistake(
      `commerce-backend: shop.config.json names the default market ${JSON.stringify(file.defaultMarket)}, which is not in "markets". Add it or name another.`,
    );
  }
  if (!file.apiKey)
    throw new OperatorMistake(
      'commerce-backend: shop.config.json names no "apiKey", so any page could post to the shop. Name one.',
    );
  return { ...file, defaultMarket };
}
