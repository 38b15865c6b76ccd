import type { CurrencyCode, MarketAlias } from '@lyng/model';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AppContext } from '../contracts/app-context.ts';
import { termsOf } from '../contracts/shop-config.ts';

/** The shopper's market, and the market that the order ships to; the markets themselves come from the API. */
export interface ChannelState {
  readonly marketAlias: MarketAlias;
  /** Defaults to the selected market. */
  readonly checkoutMarketAlias: MarketAlias;
  readonly language: string;
  /** The currency that the order is paid in. */
  readonly currency: CurrencyCode;
}

export const channelSlice = createSlice({
  name: 'channel',
  initialState: { marketAlias: 'dk', checkoutMarketAlias: 'dk', language: 'da', currency: 'DKK' } as ChannelState,
  reducers: {
    marketsSet: (_state, action: PayloadAction<ChannelState>) => action.payload,
  },
  selectors: { selectChannel: (state) => state },
});

/** The channel of a site whose order ships to a market; any other name ships it to the site's own. */
export function channelOf(
  { config, site }: Pick<AppContext, 'config' | 'site'>,
  checkoutMarket: string | undefined,
): ChannelState {
  const market = config.checkoutMarkets.find(({ alias }) => alias === checkoutMarket);
  return {
    marketAlias: site.market,
    checkoutMarketAlias: market?.alias ?? site.market,
    language: site.language,
    currency: (market ?? termsOf(config, site.market)).currency,
  };
}

export const { marketsSet } = channelSlice.actions;
export const { selectChannel } = channelSlice.selectors;
