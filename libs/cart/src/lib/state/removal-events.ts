import { createAction } from '@reduxjs/toolkit';
import type { LineProduct } from '../core/pending-operation.ts';

/**
 * Products that the shopper has removed from the cart, dispatched at once, before the server responds; `undoRemoval`
 * brings it back.
 */
export interface RemovedLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: LineProduct;
}

/** A line was taken out by the shopper, and may be brought back for some seconds. */
export const removalQueued = createAction<RemovedLine>('cart/event/removalStated');

/** The code of the cart was removed by the shopper; applying it again brings it back. */
export const codeRemovalQueued = createAction<{ readonly promoCode: string }>('cart/event/codeRemovalStated');
