import { lazyParts } from '@lyng/feature';

/** The parts of the product page whose code is not in the first load. */
export const productParts = lazyParts(() => import('../product-parts/lazy-product-parts.ts'), 'product-parts');
