import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { productViewed } from './catalogue-events.ts';

/** The products that the shopper looked at, the last one first. */
export interface LastVisitedState {
  readonly productIds: readonly number[];
}

/** Rows show no more, and what is kept of a shopper stays little. */
const maximumVisited = 20;

const initialState: LastVisitedState = { productIds: [] };

/** Remembers what was looked at; server data of those products stays with the API. */
export const lastVisitedSlice = createSlice({
  name: 'lastVisited',
  initialState,
  reducers: {
    lastVisitedRestored: (_, { payload }: PayloadAction<readonly number[]>) => ({
      productIds: [...new Set(payload)].slice(0, maximumVisited),
    }),
    /** The shopper has cleared the list. */
    lastVisitedCleared: () => initialState,
    /** The shopper has taken the clearing back; what was looked at since then is the newest. */
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
