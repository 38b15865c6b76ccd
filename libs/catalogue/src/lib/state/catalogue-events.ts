import type { ListedProduct } from '@lyng/model';
import { createAction } from '@reduxjs/toolkit';
import type { RecommendedProduct } from '../core/recommendation.ts';

/** A product page was viewed, in a browser. */
export const productViewed = createAction<{ readonly product: ListedProduct }>('catalogue/productViewed');

/** A product was chosen from a list or a row. */
export const productSelected = createAction<{
  readonly product: ListedProduct;
  /** The list's name for statistics, such as `category:dame-sko`. */
  readonly list: string;
  /** From 1, over all pages. */
  readonly position: number;
  /** The page of the list, from 1. */
  readonly page: number;
}>('catalogue/productSelected');

/** Products of a list came into view; each once, as long as the list stays the same. */
export const productsSeen = createAction<{
  readonly list: string;
  readonly products: readonly { readonly product: ListedProduct; readonly position: number }[];
}>('catalogue/productsSeen');

/** Products that the search service recommends were shown on the page. */
export const recommendationsShown = createAction<{ readonly products: readonly RecommendedProduct[] }>(
  'catalogue/recommendationsShown',
);

/** A recommended product was chosen, for its page or for the quick shop. */
export const recommendationChosen = createAction<{ readonly alias: string }>('catalogue/recommendationChosen');
