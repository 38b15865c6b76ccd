import { pageShown, shopEvent } from '@lyng/feature';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

const closed = { productAlias: null as string | null };

/** The product of the open quick-shop panel, by alias. The cart's panel and a navigation close it. */
export const quickShopSlice = createSlice({
  name: 'quickshop',
  initialState: closed,
  reducers: {
    quickShopOpened: (_state, action: PayloadAction<string>) => ({ productAlias: action.payload }),
    quickShopClosed: () => closed,
  },
  extraReducers: (builder) =>
    builder.addMatcher(
      isAnyOf(pageShown, shopEvent('cart/panelOpened'), shopEvent('cart/addedPanelOpened')),
      () => closed,
    ),
  selectors: { selectQuickShop: (state) => state.productAlias },
});

export const { quickShopClosed, quickShopOpened } = quickShopSlice.actions;
export const { selectQuickShop } = quickShopSlice.selectors;
