import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import { checkAddedQuantity } from '../core/check-quantity.ts';
import type { QuantityRefusal } from '../core/check-quantity.ts';
import { boughtLines, createCartChanges } from './cart-changes.ts';
import type { CartChanges } from './cart-changes.ts';
import type { CartStore } from './cart-session.ts';
import { cartSlice } from './cart-slice.ts';
import type { AddRequest } from './cart-slice.ts';

const { actions } = cartSlice;

/** What a shopper can do with the cart; every change is shown at once. */
export interface CartActions extends CartChanges {
  /** Puts units into the cart and opens the mini cart, or says there and to the caller why there cannot be so many (CART-08). */
  readonly add: (request: AddRequest) => Result<QuantityRefusal, void>;
}

/** The cart's actions on a store and a gateway, for callers that are no components. */
export function createCartActions(store: CartStore, gateway: CommerceGateway): CartActions {
  const { dispatch } = store;
  const held = (skuId: number): number =>
    boughtLines(store, gateway).reduce(
      (units, line) => (line.reference.skuId === skuId ? units + line.quantity : units),
      0,
    );
  return {
    ...createCartChanges(store, gateway),
    add: (request) => {
      const { skuId, quantity, product } = request;
      const sku = product.skus.find((one) => one.skuId === skuId);
      const allowed = sku
        ? checkAddedQuantity(sku, quantity, held(skuId))
        : fail<QuantityRefusal>({ kind: 'sold-out' });
      dispatch(
        allowed.ok
          ? actions.intentStated({ kind: 'add', ...request })
          : actions.addRefused({ request, refusal: allowed.error }),
      );
      dispatch(actions.addedPanelOpened(skuId));
      return allowed.ok ? ok(undefined) : allowed;
    },
  };
}
