import type { CommerceGateway } from '@lyng/commerce-client';
import { createAction } from '@reduxjs/toolkit';
import type { JoinChange } from '../../core/account-cart/joined-carts.ts';
import { readCart } from '../../wire/cached-cart.ts';
import { cartSwitchRequested } from '../cart-events.ts';
import { cartSlice } from '../cart-slice.ts';
import { leaveCart } from './leave-cart.ts';
import type { CartEffectStore, NotifyTabs } from './leave-cart.ts';

const { operationQueued } = cartSlice.actions;

/** Undoes the join with the account's cart. */
export const joinUndone = createAction<{ readonly userId: string; readonly change: JoinChange }>('cart/joinUndone');

/**
 * Restores every merged line; it sets the old quantity instead of subtracting, so that an undo after other changes does
 * no harm.
 */
export async function undoJoin(
  store: CartEffectStore,
  change: JoinChange,
  { gateway, notifyTabs }: { readonly gateway: CommerceGateway; readonly notifyTabs: NotifyTabs },
): Promise<void> {
  if (change.kind === 'switched') {
    // The account's cart stays as it is, and stored: nothing in it was the guest's.
    if (change.from === '') await leaveCart(store, notifyTabs);
    else store.dispatch(cartSwitchRequested({ cartId: change.from }));
    return;
  }
  for (const { skuId, product, before } of change.lines) {
    store.dispatch(operationQueued({ kind: 'set-quantity', line: { itemId: null, skuId }, quantity: before, product }));
  }
  const code = readCart(gateway, store.getState().cart)?.promoCode ?? '';
  if (code !== '' && code === change.promoCode)
    store.dispatch(operationQueued({ kind: 'set-promo-code', promoCode: '' }));
}
