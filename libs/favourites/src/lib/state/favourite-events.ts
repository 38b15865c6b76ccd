import { createAction } from '@reduxjs/toolkit';
import type { ProductSummary } from '@lyng/model';

/** The product whose heart was touched. */
export interface FavouriteEvent {
  readonly productId: number;
  readonly product: ProductSummary;
}

// The time is part of the action, so that a reducer stays pure.
const aboutProduct = (
  product: ProductSummary,
  now = Date.now(),
): { payload: FavouriteEvent; meta: { now: number } } => ({
  payload: { productId: product.productId, product },
  meta: { now },
});

/** Gives a product its heart, and tells the shop so (Spec §4). */
export const favouriteAdded = createAction('favorite:add', aboutProduct);

/** Takes a product's heart away, and tells the shop so (Spec §4). */
export const favouriteRemoved = createAction('favorite:remove', aboutProduct);

/** Takes all hearts away. */
export const favouritesCleared = createAction('favourites/cleared', (now = Date.now()) => ({
  payload: undefined,
  meta: { now },
}));

/** Gives hearts that were taken away back, in their order: undo. */
export const favouritesBroughtBack = createAction(
  'favourites/broughtBack',
  (productIds: readonly number[], now = Date.now()) => ({ payload: productIds, meta: { now } }),
);

/** The list was full: these, its oldest or the oldest of what was new, are no longer in it. Said once. */
export const favouritesDropped = createAction<readonly number[]>('favourites/dropped');
