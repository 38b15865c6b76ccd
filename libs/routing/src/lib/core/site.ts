import type { Language, MarketAlias } from '@lyng/model';

/** The shopper's place in the shop: one market, one language, and the path under which both live. Plain data. */
export interface Site {
  readonly market: MarketAlias;
  readonly language: Language;
  /** The prefix of every path of this site: empty, `/sv`, or `/se/sv` in market-prefix mode. */
  readonly basePath: string;
  /** The shop's configured slug. */
  readonly slug: string;
}
