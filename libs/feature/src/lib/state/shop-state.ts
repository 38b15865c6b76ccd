import type { EnhancedStore, Slice } from '@reduxjs/toolkit';
import type { ChannelState } from './channel-slice.ts';
import type { CustomerState } from './customer-slice.ts';
import type { loadingSlice } from './loading-slice.ts';
import type { modalSlice } from './modal-slice.ts';
import type { PageState } from './page-slice.ts';
import type { snackbarSlice } from './snackbar-slice.ts';

type StateOf<AnySlice extends { readonly getInitialState: () => unknown }> = ReturnType<AnySlice['getInitialState']>;

/**
 * The store's state, by slice. A feature adds its own slices by declaration merging. The optional ones join after
 * hydration.
 */
export interface ShopState {
  readonly channel: ChannelState;
  readonly customer: CustomerState;
  readonly page: PageState;
  readonly loading?: StateOf<typeof loadingSlice>;
  readonly modal?: StateOf<typeof modalSlice>;
  readonly snackbar?: StateOf<typeof snackbarSlice>;
  /** The product in the quick shop, by alias; `null` while it is closed. */
  readonly quickshop?: { readonly productAlias: string | null };
}

/** One store per request on the server, one per tab in the browser. */
export interface ShopStore extends Pick<
  EnhancedStore<ShopState>,
  'dispatch' | 'getState' | 'subscribe' | 'replaceReducer'
> {
  /** Adds slices that no page's first paint reads. Adding one again has no effect. */
  readonly addSlices: (slices: readonly Slice[]) => void;
}
