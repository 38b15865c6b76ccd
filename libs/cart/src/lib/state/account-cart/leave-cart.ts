import type { UnknownAction } from '@reduxjs/toolkit';
import { cartResetRequested } from '../cart-events.ts';
import type { CartStore } from '../cart-session.ts';
import type { CartRootState } from '../cart-slice.ts';

export type NotifyTabs = (cartId: string) => void;

/** The context of an effect: the store, and a wait for a state. */
export interface CartEffectStore extends CartStore {
  /** Waits for an action after which the predicate holds. */
  readonly condition: (predicate: (action: UnknownAction, state: CartRootState) => boolean) => Promise<boolean>;
}

/** Detaches the cart, and notifies the other tabs of the one that replaces it. */
export async function leaveCart(
  { condition, dispatch, getState }: CartEffectStore,
  notifyTabs: NotifyTabs,
): Promise<void> {
  const { cartId: left } = getState().cart;
  const another = condition((_action, { cart }) => cart.cartId !== '' && cart.cartId !== left);
  dispatch(cartResetRequested());
  if (await another) notifyTabs(getState().cart.cartId);
}
