import { defineFeature } from '@lyng/feature';
import type { AvardaState } from './lib/state/avarda-slice.ts';
import type { CheckoutState } from './lib/state/checkout-slice.ts';
import type { ShopperState } from './lib/state/shopper-slice.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly avarda?: AvardaState;
    readonly checkout?: CheckoutState;
    readonly checkoutShopper?: ShopperState;
  }
}

export const checkout = defineFeature({
  id: 'checkout',
  screens: {
    checkout: {
      page: () => import('./lib/screens/checkout/page.tsx'),
      data: () => import('./lib/screens/checkout/data.ts'),
      slots: ['cart:view'],
      messages: ['checkout'],
      takesForms: true,
      ignoresQuery: true,
    },
    'checkout-confirm': {
      page: () => import('./lib/screens/confirm/page.tsx'),
      data: () => import('./lib/screens/confirm/data.ts'),
      messages: ['checkout'],
    },
    'checkout-klarna-fail': {
      page: () => import('./lib/screens/payment-failed/page.tsx'),
      data: () => import('./lib/screens/payment-failed/data.ts'),
      messages: ['checkout'],
    },
  },
  lazySlices: () => import('./lib/state/lazy-slices.ts'),
});
