import type * as lazyParts from './lazy-product-parts.ts';

type Parts = typeof lazyParts;

let parts: Parts | undefined;

/** The code of the product page's lazy parts, if loaded. Code only: no data of a request or a shopper. */
export const loadedProductParts = (): Parts | undefined => parts;

/**
 * Loads the lazy parts. The loader calls it on the server and on navigations, so that they render with the page. A
 * server-rendered page keeps their HTML until they are needed (`LazyProductPart.tsx`).
 */
export const loadProductParts = async (): Promise<Parts> => (parts ??= await import('./lazy-product-parts.ts'));
