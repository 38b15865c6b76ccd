import { lazyParts } from '@lyng/feature';

/** The parts of a product's page whose code is not in the first load. */
export const reviewParts = lazyParts(() => import('./lazy-review-parts.ts'), 'reviews');
