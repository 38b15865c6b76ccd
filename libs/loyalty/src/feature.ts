import { defineFeature } from '@lyng/feature';
import type { LoyaltyState } from './lib/state/loyalty-slice.ts';
import type { ShopperState } from './lib/state/shopper-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly voyado?: LoyaltyState;
    readonly loyaltyShopper?: ShopperState;
  }
}

/** The members programme: what the shop knows of the shopper's membership. */
export const loyalty = defineFeature({
  id: 'loyalty',
  screens: {
    'account-membership': {
      page: () => import('./lib/screens/membership/page.tsx'),
      data: () => import('./lib/screens/membership/data.ts'),
      messages: ['loyalty'],
      takesForms: true,
    },
    member: {
      page: () => import('./lib/screens/member/page.tsx'),
      data: () => import('./lib/screens/member/data.ts'),
      slots: ['product-card:action', 'product-grid'],
      // The texts of the product cards. Those of the page come after the check.
      messages: ['catalogue'],
    },
  },
  screenData: { account: () => import('./lib/screens/account/data.ts') },
  fills: {
    'account:overview': () => import('./lib/fills/account-overview.tsx'),
    'cart:vouchers': () => import('./lib/fills/cart-vouchers.tsx'),
  },
  lazySlices: () => import('./lib/tab/start-tab.ts'),
  tab: () => import('./lib/tab/start-tab.ts'),
});
