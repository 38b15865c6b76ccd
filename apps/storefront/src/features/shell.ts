import { defineFeature } from '@lyng/feature';

export const shell = defineFeature({
  id: 'shell',
  provides: { frontPageHead: () => import('../routes/home/front-page-head.ts') },
  lazySlices: () => import('../shell/lazy-slices.ts'),
  fills: {
    'cart:added': () => import('../routes/root/added-rows.ts'),
    overlay: () => import('../routes/root/FrameParts.tsx'),
  },
});
