import { createBrowserCartPorts, createCartListeners, initialCartState } from '@lyng/cart';
import type { CartRootState } from '@lyng/cart';
import type { Store } from '@reduxjs/toolkit';
import { gateway } from './gateway.ts';

const ports = createBrowserCartPorts(gateway);
const cart = createCartListeners(ports);

export const cartMiddleware = cart.middleware;
export const cartState = initialCartState({ cartId: ports.readCartId(), market: 'dk' });

/** Loads the cart, and follows the other tabs and the way back to this page. */
export function startCart(store: Store<CartRootState>): void {
  cart.resume(store);
  cart.followOtherTabs(store);
  cart.followPageReturn(window, store);
}
