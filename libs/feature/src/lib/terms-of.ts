import type { MarketAlias } from '@lyng/model';
import type { MarketTerms, ShopConfig } from './shop-config.ts';

/**
 * The terms of a market.
 * @throws {Error} for a market in which the shop does not sell.
 */
export function termsOf({ marketTerms }: Pick<ShopConfig, 'marketTerms'>, market: MarketAlias): MarketTerms {
  const terms = marketTerms[market];
  if (!terms) throw new Error(`This shop does not sell in ${market}.`);
  return terms;
}
