import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { LineProduct, LineReference } from '../core/pending-operation.ts';
import { checkAddedQuantity } from '../core/quantity-limit.ts';
import type { QuantityRefusal } from '../core/quantity-limit.ts';
import { replay } from '../core/replay.ts';
import type { CartStore } from './cart-session.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { readCart } from '../wire/kept-cart.ts';

const { actions } = cartSlice;

/** What shall be put into the cart. */
export interface AddRequest {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: LineProduct;
}

/** What a shopper can do with the cart; every change is shown at once. */
export interface CartActions {
  /** Puts units into the cart and opens the mini cart, or says why there cannot be so many. */
  readonly add: (request: AddRequest) => Result<QuantityRefusal, void>;
  readonly setQuantity: (line: LineReference, quantity: number) => void;
  readonly setPromoCode: (promoCode: string) => void;
  readonly setPanelOpen: (open: boolean) => void;
}

/** The cart's actions on a store and a gateway, for callers that are no components. */
export function createCartActions(store: CartStore, gateway: CommerceGateway): CartActions {
  const { dispatch } = store;
  const held = (skuId: number): number => {
    const { cart } = store.getState();
    const { lines } = replay(readCart(gateway, cartReference(cart)), cart.pending);
    return lines.reduce((units, line) => (line.reference.skuId === skuId ? units + line.quantity : units), 0);
  };
  return {
    add: ({ skuId, quantity, product }) => {
      const sku = product.skus.find((one) => one.skuId === skuId);
      if (!sku) return fail({ kind: 'sold-out' });
      const allowed = checkAddedQuantity(sku, quantity, held(skuId));
      if (!allowed.ok) return allowed;
      dispatch(actions.intentStated({ kind: 'add', skuId, quantity, product }));
      dispatch(actions.addedPanelOpened(skuId));
      return ok(undefined);
    },
    setQuantity: (line, quantity) => {
      dispatch(actions.intentStated({ kind: 'set-quantity', line, quantity }));
    },
    setPromoCode: (promoCode) => {
      dispatch(actions.intentStated({ kind: 'set-promo-code', promoCode }));
    },
    setPanelOpen: (open) => {
      dispatch(open ? actions.panelOpened() : actions.panelClosed());
    },
  };
}
