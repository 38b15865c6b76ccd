import { defineFeature } from '@lyng/feature';

export const shell = defineFeature({
  id: 'shell',
  lazySlices: () => import('../shell/lazy-slices.ts'),
  tab: () => import('../client/after-hydration.ts'),
});
