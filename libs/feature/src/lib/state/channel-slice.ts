import type { MarketAlias } from '@lyng/model';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The shopper's market, and the market that the order ships to; the markets themselves come from the API. */
export interface ChannelState {
  readonly marketAlias: MarketAlias;
  /** Defaults to the selected market. */
  readonly checkoutMarketAlias: MarketAlias;
  readonly language: string;
  readonly currency: string;
}

export const channelSlice = createSlice({
  name: 'channel',
  initialState: { marketAlias: 'dk', checkoutMarketAlias: 'dk', language: 'da', currency: 'DKK' } as ChannelState,
  reducers: {
    marketsSet: (_state, action: PayloadAction<ChannelState>) => action.payload,
  },
  selectors: { selectChannel: (state) => state },
});

export const { marketsSet } = channelSlice.actions;
export const { selectChannel } = channelSlice.selectors;
