import type { Language, MarketAlias } from '@lyng/model';

/** Where the shopper stands: one market, one language, and the path under which both live. Plain data. */
export interface Site {
  readonly market: MarketAlias;
  readonly language: Language;
  /** What stands before every path of this site: empty, `/sv`, or `/se/sv` in market-prefix mode. */
  readonly basePath: string;
  /** The shop's configured slug. */
  readonly slug: string;
}
