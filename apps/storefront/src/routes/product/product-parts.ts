import type * as lateParts from './late-product-parts.ts';

type Parts = typeof lateParts;

let parts: Parts | undefined;

/** The code of a product page's late parts, once somebody has loaded it. Code only: nothing of a request or a shopper. */
export const loadedProductParts = (): Parts | undefined => parts;

/**
 * Loads the late parts: the loader does on the server and on the way from page to page, so that they are rendered with the
 * page. A page that came from the server keeps their HTML until it is looked at (`LatePart.tsx`).
 */
export const loadProductParts = async (): Promise<Parts> => (parts ??= await import('./late-product-parts.ts'));
