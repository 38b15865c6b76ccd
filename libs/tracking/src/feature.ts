import { defineFeature } from '@lyng/feature';
import type { Consent } from './lib/core/consent/consent.ts';

declare module '@lyng/feature' {
  interface ShopState {
    readonly consent?: Consent;
  }
}

/** The shopper's consent to storing and sending data: the banner, the settings and the port `isAllowed`. */
export const tracking = defineFeature({
  id: 'tracking',
  lazySlices: () => import('./lib/state/lazy-slices.ts'),
  fills: { overlay: () => import('./lib/fills/overlay.tsx') },
  tab: () => import('./lib/tab/start-tab.ts'),
});
