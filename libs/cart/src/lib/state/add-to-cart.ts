import { fail } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import { checkAddedQuantity } from '../core/check-quantity.ts';
import type { QuantityRejection } from '../core/check-quantity.ts';
import { boughtLines } from './cart-changes.ts';
import type { CartStore } from './cart-session.ts';
import { cartSlice } from './cart-slice.ts';
import type { AddRequest } from './cart-slice.ts';

const { operationQueued, addRejected, addedPanelOpened } = cartSlice.actions;

const unitsInCart = (store: CartStore, gateway: CommerceGateway, skuId: number): number =>
  boughtLines(store, gateway).reduce(
    (units, line) => (line.reference.skuId === skuId ? units + line.quantity : units),
    0,
  );

/** Adds units and opens the mini cart, which also shows why there cannot be so many. */
export function addToCart(store: CartStore, gateway: CommerceGateway, request: AddRequest): void {
  const { skuId, quantity, product } = request;
  const sku = product.skus.find((one) => one.skuId === skuId);
  const allowed = sku
    ? checkAddedQuantity(sku, quantity, unitsInCart(store, gateway, skuId))
    : fail<QuantityRejection>({ kind: 'sold-out' });
  store.dispatch(
    allowed.ok ? operationQueued({ kind: 'add', ...request }) : addRejected({ request, rejection: allowed.error }),
  );
  store.dispatch(addedPanelOpened(skuId));
}
