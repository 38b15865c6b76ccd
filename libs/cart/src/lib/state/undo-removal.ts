import { cartSlice } from './cart-slice.ts';
import type { RemovedLine } from './removal-events.ts';

/**
 * The operation that brings a removed line back as it was. The units are set, not added: where the removal has failed
 * meanwhile they are still there, and doing it twice changes nothing.
 */
export const undoRemoval = ({ skuId, quantity, product }: RemovedLine) =>
  cartSlice.actions.operationQueued({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity, product });
