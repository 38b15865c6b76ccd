import { createSlice } from '@reduxjs/toolkit';
import { productSelected } from './catalogue-events.ts';

/** Where in a list the shopper was before opening a product, so that Back can return there. */
export interface ListState {
  /** The alias of the product that was opened; empty before. */
  readonly relocateAlias: string;
  /** The page of the list that it stood on, from 1. */
  readonly relocatePage: number;
}

const initialState: ListState = { relocateAlias: '', relocatePage: 1 };

/** The state of a list that its address does not contain. The list itself is server data and stays with the API. */
export const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: { relocated: () => initialState },
  extraReducers: (builder) =>
    builder.addCase(productSelected, (_, { payload: { product, page } }) => ({
      relocateAlias: product.alias,
      relocatePage: page,
    })),
  selectors: { relocation: (state) => state },
});
