import { avardaSlice } from './avarda-slice.ts';
import { checkoutSlice } from './checkout-slice.ts';
import { shopperSlice } from './shopper-slice.ts';

/** No page's first paint reads them. */
export const slices = [avardaSlice, checkoutSlice, shopperSlice];
