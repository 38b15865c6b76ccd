import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The content panel: a side panel named by its content. */
export const contentPanelSlice = createSlice({
  name: 'contentpanel',
  initialState: { open: null as 'cart' | 'menu' | 'page' | null },
  reducers: {
    contentPanelOpened: (_state, action: PayloadAction<'cart' | 'menu' | 'page'>) => ({ open: action.payload }),
    contentPanelClosed: () => ({ open: null }),
  },
  selectors: { selectContentPanel: (state) => state.open },
});
