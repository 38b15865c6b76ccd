import { defineFeature } from '@lyng/feature';

/** The front page: the editors' widgets with the shop's own words for search engines. */
export const home = defineFeature({
  id: 'home',
  screens: {
    home: {
      page: () => import('../routes/home/home-route.tsx'),
      data: () => import('../routes/home/home-loader.ts'),
      slots: ['content:products', 'product-card:action'],
      messages: ['catalogue'],
    },
  },
});
