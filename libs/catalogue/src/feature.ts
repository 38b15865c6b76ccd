import { defineFeature } from '@lyng/feature';
import type { Screen } from '@lyng/feature';
import type { SearchService } from '@lyng/search-client';
import type { ListsOnScreen } from './lib/core/list-range.ts';
import type { LastVisitedState } from './lib/state/last-visited-slice.ts';
import type { ListState } from './lib/state/list-slice.ts';
import { productSlice } from './lib/state/product-slice.ts';
import type { ProductState } from './lib/state/product-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly product: ProductState;
    readonly lastVisited?: LastVisitedState;
    readonly list?: ListState;
  }
  interface Ports {
    /** The state of the lists on the screen; browser only, after hydration. */
    readonly listsOnScreen: () => ListsOnScreen;
    /** The search service, provided by the feature that searches. */
    readonly searchService: SearchService;
  }
}

const list: Screen = {
  page: () => import('./lib/screens/list/page.tsx'),
  data: () => import('./lib/screens/list/data.ts'),
  slots: ['product-card:action'],
  messages: ['catalogue', 'list'],
  isPrefetched: true,
  staysMounted: true,
};

/** The pages on which a shopper browses: lists, products and brands. */
export const catalogue = defineFeature({
  id: 'catalogue',
  screens: {
    bestsellers: list,
    'coming-soon': list,
    'new-products': list,
    category: list,
    brand: list,
    'discount-campaign': list,
    list,
    product: {
      page: () => import('./lib/screens/product/page.tsx'),
      data: () => import('./lib/screens/product/data.ts'),
      slots: ['product:buy', 'product:rating', 'product:below', 'product-card:action'],
      messages: ['catalogue'],
      isPrefetched: true,
      takesForms: true,
    },
    brands: {
      page: () => import('./lib/screens/brands/page.tsx'),
      data: () => import('./lib/screens/brands/data.ts'),
      messages: ['brands'],
    },
  },
  fills: {
    'cart:added': () => import('./lib/fills/cart-added.tsx'),
    'content:products': () => import('./lib/fills/content-products.tsx'),
    overlay: () => import('./lib/fills/overlay.tsx'),
    'page:pending': () => import('./lib/fills/page-pending.tsx'),
    'product-grid': () => import('./lib/fills/product-grid.tsx'),
    'product-list': () => import('./lib/fills/product-list.tsx'),
  },
  provides: {
    membersProducts: () => import('./lib/ports/members-products.ts'),
    productList: () => import('./lib/ports/product-list.ts'),
    productRow: () => import('./lib/ports/product-row.ts'),
    productsByIds: () => import('./lib/ports/products-by-ids.ts'),
  },
  slices: [productSlice],
  lazySlices: () => import('./lib/state/lazy-slices.ts'),
  tab: () => import('./lib/tab/start-tab.ts'),
});
