import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The size chosen of each product that was looked at in this visit. */
export interface ProductState {
  readonly chosenSkuIds: Readonly<Record<number, number>>;
}

const initialState: ProductState = { chosenSkuIds: {} };

/** Keeps the chosen size while the shopper looks at other colours and comes back. */
export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    sizeChosen: (
      { chosenSkuIds },
      { payload }: PayloadAction<{ readonly productId: number; readonly skuId: number }>,
    ) => ({
      chosenSkuIds: { ...chosenSkuIds, [payload.productId]: payload.skuId },
    }),
  },
  selectors: {
    chosenSkuId: ({ chosenSkuIds }, productId: number): number | null => chosenSkuIds[productId] ?? null,
  },
});
