import { cartSlice } from '@lyng/cart';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { pageLoadStarted } from './loading-slice.ts';
import { pageShown } from './page-slice.ts';

/** The modal that is open, by name; at most one. It makes room for another page, unless it was opened on the way there. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState: { open: null as string | null },
  reducers: {
    modalOpened: (_state, action: PayloadAction<string>) => ({ open: action.payload }),
    modalClosed: () => ({ open: null }),
  },
  extraReducers: (builder) => builder.addCase(pageLoadStarted, () => ({ open: null })),
  selectors: { selectModal: (state) => state.open },
});

/** The content panel: a side panel named by what it shows. */
export const contentPanelSlice = createSlice({
  name: 'contentpanel',
  initialState: { open: null as 'cart' | 'menu' | null },
  reducers: {
    contentPanelOpened: (_state, action: PayloadAction<'cart' | 'menu'>) => ({ open: action.payload }),
    contentPanelClosed: () => ({ open: null }),
  },
  selectors: { selectContentPanel: (state) => state.open },
});

/** The product whose quick-shop panel is open, by alias. It makes room for the cart's panel, and for another page. */
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

export const { modalClosed, modalOpened } = modalSlice.actions;
export const { quickShopClosed, quickShopOpened } = quickShopSlice.actions;
export const { selectModal } = modalSlice.selectors;
export const { selectQuickShop } = quickShopSlice.selectors;
