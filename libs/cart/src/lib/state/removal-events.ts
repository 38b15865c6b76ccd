import { createAction } from '@reduxjs/toolkit';
import type { LineProduct } from '../core/pending-operation.ts';
import { cartSlice } from './cart-slice.ts';

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

/**
 * The operation that brings a removed line back as it was. The units are set, not added: where the removal has failed
 * meanwhile they are still there, and doing it twice changes nothing.
 */
export const undoRemoval = ({ skuId, quantity, product }: RemovedLine) =>
  cartSlice.actions.operationQueued({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity, product });
