import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The chosen size of each product viewed in this visit. */
export interface ProductState {
  readonly chosenSkuIds: Readonly<Record<number, number>>;
}

const initialState: ProductState = { chosenSkuIds: {} };

/** Remembers the chosen size while the shopper views other colours and comes back. */
export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    sizeChosen: (state, { payload }: PayloadAction<{ readonly productId: number; readonly skuId: number }>) => {
      state.chosenSkuIds[payload.productId] = payload.skuId;
    },
  },
  selectors: {
    chosenSkuId: ({ chosenSkuIds }, productId: number): number | null => chosenSkuIds[productId] ?? null,
  },
});
