import { createAction } from '@reduxjs/toolkit';
import type { LineProduct } from '../core/pending-operation.ts';

/** What a shopper has taken out of the cart, said at once and before the server knows it; `removalUndone` takes it back. */
export interface RemovedLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: LineProduct;
}

/** A line was taken out by the shopper, and may be brought back for a moment (IDEA-16). */
export const removalStated = createAction<RemovedLine>('cart/event/removalStated');

/** The code that the cart had was taken off by the shopper; stating it again brings it back (IDEA-16). */
export const codeRemovalStated = createAction<{ readonly promoCode: string }>('cart/event/codeRemovalStated');

/** Brings a removed line back as it was, whatever has become of its removal: doing it twice changes nothing. */
export const removalUndone = createAction<RemovedLine>('cart/removalUndone');
