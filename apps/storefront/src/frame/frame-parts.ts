import { lazyParts } from '@lyng/feature';

/** The menus and the end of a page: links of the server's HTML, which need no script before a shopper is near. */
export const frameParts = lazyParts(() => import('./lazy-frame-parts.ts'), 'shop');
