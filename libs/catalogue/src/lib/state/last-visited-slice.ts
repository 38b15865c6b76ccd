import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { productViewed } from './catalogue-events.ts';

/** The products that the shopper viewed, newest first. */
export interface LastVisitedState {
  readonly productIds: readonly number[];
}

/** The maximum that a row shows, so that little is stored about a shopper. */
const maximumVisited = 20;

const initialState: LastVisitedState = { productIds: [] };

/** Remembers the ids; product data is server data and stays with the API. */
export const lastVisitedSlice = createSlice({
  name: 'lastVisited',
  initialState,
  reducers: {
    lastVisitedRestored: (_, { payload }: PayloadAction<readonly number[]>) => ({
      productIds: [...new Set(payload)].slice(0, maximumVisited),
    }),
    lastVisitedCleared: () => initialState,
    /** The shopper has undone the clearing; what was viewed since then comes first. */
    lastVisitedBroughtBack: ({ productIds }, { payload }: PayloadAction<readonly number[]>) => ({
      productIds: [...new Set([...productIds, ...payload])].slice(0, maximumVisited),
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(productViewed, ({ productIds }, { payload: { product } }) => ({
      productIds: [product.productId, ...productIds.filter((id) => id !== product.productId)].slice(0, maximumVisited),
    })),
  selectors: { lastVisitedIds: ({ productIds }) => productIds },
});
