import { defineFeature } from '@lyng/feature';
import type { ReviewerState } from './lib/state/reviewer-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly reviewer?: ReviewerState;
  }
}

/** The reviews of a product on its page, and the average beside its name. */
export const reviews = defineFeature({
  id: 'reviews',
  screenData: { product: () => import('./lib/screens/product/data.ts') },
  fills: {
    'product:rating': () => import('./lib/fills/rating.tsx'),
    'product:below': () => import('./lib/fills/product-reviews.tsx'),
  },
  lazySlices: () => import('./lib/state/lazy-slices.ts'),
});
