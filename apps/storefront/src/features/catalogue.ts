import { productSlice } from '@lyng/catalogue';
import { defineFeature } from '@lyng/feature';

export const catalogue = defineFeature({
  id: 'catalogue',
  screens: {
    bestsellers: {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    'coming-soon': {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    'new-products': {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    category: {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    brand: {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    'discount-campaign': {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    list: {
      page: () => import('../routes/list/list-route.tsx'),
      data: () => import('../routes/list/list-loader.ts'),
      messages: ['catalogue', 'list'],
    },
    product: {
      page: () => import('../routes/product/product-route.tsx'),
      data: () => import('../routes/product/product-loader.ts'),
      messages: ['catalogue'],
      takesForms: true,
    },
    brands: {
      page: () => import('../routes/brands/brands-route.tsx'),
      data: () => import('../routes/brands/brands-loader.ts'),
      messages: ['catalogue'],
    },
  },
  slices: [productSlice],
});
