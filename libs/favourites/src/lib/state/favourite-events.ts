import { createAction } from '@reduxjs/toolkit';
import type { ListedProduct } from '@lyng/model';

/** The product of the pressed heart. */
export interface FavouriteEvent {
  readonly productId: number;
  readonly product: ListedProduct;
}

// The time is part of the action, so that a reducer stays pure.
const aboutProduct = (
  product: ListedProduct,
  now = Date.now(),
): { payload: FavouriteEvent; meta: { now: number } } => ({
  payload: { productId: product.productId, product },
  meta: { now },
});

/** Adds a product to the favourites, and reports it for analytics. */
export const favouriteAdded = createAction('favorite:add', aboutProduct);

/** Removes a product from the favourites, and reports it for analytics. */
export const favouriteRemoved = createAction('favorite:remove', aboutProduct);

/** Removes all favourites. */
export const favouritesCleared = createAction('favourites/cleared', (now = Date.now()) => ({
  payload: undefined,
  meta: { now },
}));

/** Restores removed favourites in their order: undo. */
export const favouritesBroughtBack = createAction(
  'favourites/broughtBack',
  (productIds: readonly number[], now = Date.now()) => ({ payload: productIds, meta: { now } }),
);

/**
 * The list was full: these products, the oldest of the list or of the new ones, are no longer in it. Dispatched once.
 */
export const favouritesDropped = createAction<readonly number[]>('favourites/dropped');

/** Takes products out of one account's list again that a guest had brought to it: undo. */
export const favouritesTakenOut = createAction(
  'favourites/takenOut',
  (userId: string, productIds: readonly number[], now = Date.now()) => ({
    payload: { userId, productIds },
    meta: { now },
  }),
);
