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

/** The server has added units to the cart; dispatched once per operation, also for a raised quantity. */
export const itemAdded = createAction<CartLineEvent>('cart/event/itemAdded');

/** The server has removed units from the cart; dispatched once per operation, also for a lowered quantity. */
export const itemRemoved = createAction<CartLineEvent>('cart/event/itemRemoved');

/** A line holds another number of units; follows the `itemAdded` or `itemRemoved` with the difference. */
export const quantityChanged = createAction<CartLineEvent & { readonly before: number; readonly after: number }>(
  'cart/event/quantityChanged',
);

/** The server has accepted a promo code. */
export const promoApplied = createAction<{ readonly promoCode: string; readonly cart: Cart }>(
  'cart/event/promoApplied',
);

/** The cart's promo code is removed. */
export const promoRemoved = createAction<{ readonly cart: Cart }>('cart/event/promoRemoved');

/** The cart has changed: its item count, shipping fee, sums or code. */
export const cartChangedEvent = createAction<{ readonly cart: Cart }>('cart/event/cartChanged');

/** The cart and its cookie are gone and a new cart is requested. */
export const cartReset = createAction<{ readonly cartId: string }>('cart/event/cartReset');

/**
 * Requests a reload of the server's cart: another tab changed it, or the page came back from the back-forward cache.
 */
export const cartReloadRequested = createAction('cart/reloadRequested');

/**
 * Requests to detach the cart, cookie included: it has become an order, or the shopper has logged out. With a `cartId`
 * only that cart is detached: a newer cart, such as one that a second tab has begun, stays.
 */
export const cartResetRequested = createAction<{ readonly cartId?: string | undefined } | undefined>(
  'cart/resetRequested',
);

/**
 * Requests to switch to another cart of the shopper, in every tab, such as the one that their account remembers. The
 * current one stays as it is on the server. Not while operations are in flight.
 */
export const cartSwitchRequested = createAction<{ readonly cartId: string }>('cart/switchRequested');
