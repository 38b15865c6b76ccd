import { defineFeature } from '@lyng/feature';

export const search = defineFeature({
  id: 'search',
  screens: {
    'search-results': {
      page: () => import('../routes/search/search-results-route.tsx'),
      data: () => import('../routes/search/search-results-loader.ts'),
      slots: ['product-list', 'product-card:action'],
      messages: ['catalogue', 'list', 'search'],
    },
    search: {
      page: () => import('../routes/errors/nothing-route.tsx'),
      data: () => import('../routes/search/search-loader.ts'),
    },
  },
});
