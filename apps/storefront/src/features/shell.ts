import { defineFeature } from '@lyng/feature';

export const shell = defineFeature({
  id: 'shell',
  lazySlices: () => import('../shell/lazy-slices.ts'),
  fills: {
    'cart:added': () => import('../routes/root/added-rows.ts'),
    overlay: () => import('../routes/root/FrameParts.tsx'),
  },
  tab: () => import('../client/after-hydration.ts'),
});
