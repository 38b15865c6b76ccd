import type { CommerceGateway } from '@lyng/commerce-client';
import { isSameLine } from '../core/pending-operation.ts';
import type { LineReference } from '../core/pending-operation.ts';
import { replay } from '../core/replay.ts';
import type { ShownLine } from '../core/replay.ts';
import { readCart } from '../wire/cached-cart.ts';
import type { CartStore } from './cart-session.ts';
import { cartReference, cartSlice } from './cart-slice.ts';
import { codeRemovalQueued, removalQueued } from './removal-events.ts';

const { actions } = cartSlice;

export interface CartChanges {
  readonly setQuantity: (line: LineReference, quantity: number) => void;
  readonly setPromoCode: (promoCode: string) => void;
  readonly setPanelOpen: (open: boolean) => void;
}

/** The lines that the shopper has put in, with the pending operations. */
export function boughtLines(store: CartStore, gateway: CommerceGateway): readonly ShownLine[] {
  const { cart } = store.getState();
  return replay(readCart(gateway, cartReference(cart)), cart.pending).lines.filter(({ isGift }) => !isGift);
}

/** The changes on a store and a gateway; apart from adding, which the cart's own page does not need. */
export function createCartChanges(store: CartStore, gateway: CommerceGateway): CartChanges {
  const { dispatch } = store;
  return {
    setQuantity: (line, quantity) => {
      const before = quantity === 0 && boughtLines(store, gateway).find(({ reference }) => isSameLine(reference, line));
      if (before)
        dispatch(removalQueued({ skuId: before.reference.skuId, quantity: before.quantity, product: before.product }));
      dispatch(actions.operationQueued({ kind: 'set-quantity', line, quantity }));
    },
    setPromoCode: (promoCode) => {
      const before = promoCode === '' && readCart(gateway, cartReference(store.getState().cart))?.promoCode;
      if (before) dispatch(codeRemovalQueued({ promoCode: before }));
      dispatch(actions.operationQueued({ kind: 'set-promo-code', promoCode }));
    },
    setPanelOpen: (open) => {
      dispatch(open ? actions.panelOpened() : actions.panelClosed());
    },
  };
}
