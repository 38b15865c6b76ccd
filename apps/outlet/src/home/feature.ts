import { defineFeature } from '@lyng/feature';

export const home = defineFeature({
  id: 'home',
  screens: {
    home: {
      page: () => import('./page.tsx'),
      data: () => import('./data.ts'),
      slots: ['content:products', 'product-card:action'],
      messages: ['catalogue'],
    },
  },
});
