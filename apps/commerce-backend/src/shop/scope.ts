import { isLanguage } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Market, Shop } from './shop.ts';

/** The three arguments that nearly every field of the API takes. */
export interface ScopeArguments {
  readonly channelId?: string | null;
  readonly languageId?: string | null;
  readonly marketId?: string | null;
}

/** The market of prices and the language of texts for a field. */
export interface Scope {
  readonly market: Market;
  readonly language: Language;
}

/** `sv-SE` and `sv` both mean Swedish. */
const languageOf = (languageId: string | null | undefined): Language | undefined => {
  const language = languageId?.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : undefined;
};

/**
 * Resolves market and language of a field. An unknown market or language falls back to a default instead of failing:
 * the shop's market, and the market's own language.
 */
export function resolveScope(shop: Shop, { languageId, marketId }: ScopeArguments): Scope {
  const market = shop.markets.find(({ alias }) => alias === marketId?.toLowerCase()) ?? shop.defaultMarket;
  return { market, language: languageOf(languageId) ?? market.languages[0] };
}

/** An order is shown in the market and language it was placed in, whatever the request selects. */
export function scopeOfOrder(shop: Shop, order: { readonly market: string; readonly language: string }): Scope {
  const market = shop.markets.find(({ alias }) => alias === order.market) ?? shop.defaultMarket;
  return { market, language: order.language as Language };
}
