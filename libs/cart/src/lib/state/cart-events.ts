import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '@lyng/model';
import type { LineProduct } from '../core/pending-operation.ts';

/** A line whose quantity the server has changed by `quantity` units (always positive). */
export interface CartLineEvent {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: LineProduct;
  /** The cart as it is afterwards. */
  readonly cart: Cart;
}

/** The server has put units into the cart; said once per intent, also for a raised quantity. */
export const itemAdded = createAction<CartLineEvent>('cart/event/itemAdded');

/** The server has taken units out of the cart; said once per intent, also for a lowered quantity. */
export const itemRemoved = createAction<CartLineEvent>('cart/event/itemRemoved');

/** A line holds another number of units; follows the `itemAdded` or `itemRemoved` that says the difference. */
export const quantityChanged = createAction<CartLineEvent & { readonly before: number; readonly after: number }>(
  'cart/event/quantityChanged',
);

/** The server has taken a promo code. */
export const promoApplied = createAction<{ readonly promoCode: string; readonly cart: Cart }>(
  'cart/event/promoApplied',
);

/** The cart's promo code is off. */
export const promoRemoved = createAction<{ readonly cart: Cart }>('cart/event/promoRemoved');

/** Spec §4: the cart counts as changed (item count, shipping fee, total or shipping default flag). */
export const cartChangedEvent = createAction<{ readonly cart: Cart; readonly itemsChanged: boolean }>(
  'cart/event/cartChanged',
);

/** The cart and its cookie are gone and a new cart is asked for (CART-03). */
export const cartReset = createAction<{ readonly cartId: string }>('cart/event/cartReset');

/** Asks for the server's cart anew: another tab changed it, or the page came back from the back-forward cache. */
export const cartReloadRequested = createAction('cart/reloadRequested');

/**
 * Asks to let the cart go, cookie included: it has become an order, or the shopper has logged out. With a `cartId` only
 * that cart is let go: where the shopper has another by now, such as one that a second tab has begun, it stays.
 */
export const cartResetRequested = createAction<{ readonly cartId?: string | undefined } | undefined>(
  'cart/resetRequested',
);

/**
 * Asks to go on with another cart of the shopper's, in every tab, such as the one that their account remembers. The one
 * before it stays as it is on the server. Not while something is on its way.
 */
export const cartSwitchRequested = createAction<{ readonly cartId: string }>('cart/switchRequested');
