import { defineFeature } from '@lyng/feature';

/** Until the catalogue's own feature provides these. */
export const cataloguePorts = defineFeature({
  id: 'catalogue-ports',
  fills: {
    'content:products': () => import('./catalogue-ports/content-products.tsx'),
    'product-grid': () => import('./catalogue-ports/product-grid.tsx'),
    'product-list': () => import('./catalogue-ports/product-list.tsx'),
  },
  provides: {
    productList: () => import('./catalogue-ports/load-product-list.ts'),
    productRow: () => import('./catalogue-ports/product-row.ts'),
    productsByIds: () => import('./catalogue-ports/products-by-ids.ts'),
  },
});
