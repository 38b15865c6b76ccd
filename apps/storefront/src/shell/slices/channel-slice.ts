import type { MarketAlias } from '@lyng/model';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Which market the shopper is in, and where the order goes; the markets themselves are the API's (spec §4). */
export interface ChannelState {
  readonly marketAlias: MarketAlias;
  /** Defaults to the selected market (ROUTE-26). */
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
