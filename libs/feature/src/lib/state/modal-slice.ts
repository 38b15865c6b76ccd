import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { pageLoadStarted } from './loading-slice.ts';

/** The open modal, by name; at most one. A navigation closes it, unless it was opened during the navigation. */
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

export const { modalClosed, modalOpened } = modalSlice.actions;
export const { selectModal } = modalSlice.selectors;
