import { cartSlice } from '@lyng/cart';
import { pageShown } from '@lyng/feature';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The product of the open quick-shop panel, by alias. The cart's panel and a navigation close it. */
export const quickShopSlice = createSlice({
  name: 'quickshop',
  initialState: { productAlias: null as string | null },
  reducers: {
    quickShopOpened: (_state, action: PayloadAction<string>) => ({ productAlias: action.payload }),
    quickShopClosed: () => ({ productAlias: null }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartSlice.actions.panelOpened, () => ({ productAlias: null }))
      .addCase(cartSlice.actions.addedPanelOpened, () => ({ productAlias: null }))
      .addCase(pageShown, () => ({ productAlias: null })),
  selectors: { selectQuickShop: (state) => state.productAlias },
});

export const { quickShopClosed, quickShopOpened } = quickShopSlice.actions;
export const { selectQuickShop } = quickShopSlice.selectors;
