import type { ServerHalf } from '@lyng/feature';
import { isListParameter } from '@lyng/routing/core';

export const catalogueServer: ServerHalf = {
  messages: {
    catalogue: {
      da: () => import('../messages/catalogue/da.ts'),
      sv: () => import('../messages/catalogue/sv.ts'),
      nb: () => import('../messages/catalogue/nb.ts'),
      fi: () => import('../messages/catalogue/fi.ts'),
    },
    list: {
      da: () => import('../messages/list/da.ts'),
      sv: () => import('../messages/list/sv.ts'),
      nb: () => import('../messages/list/nb.ts'),
      fi: () => import('../messages/list/fi.ts'),
    },
  },
  cachedScreens: {
    bestsellers: isListParameter,
    'coming-soon': isListParameter,
    'new-products': isListParameter,
    category: isListParameter,
    brand: isListParameter,
    'discount-campaign': isListParameter,
    list: isListParameter,
    product: (name) => ['sku', 'notify', 'reviews'].includes(name),
    brands: () => false,
  },
};
