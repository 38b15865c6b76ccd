import { priceFieldNames } from '@lyng/catalogue';
import type { ReadsParameter, ServerHalf } from '@lyng/feature';
import { isFilterKey } from '@lyng/routing/core';

const listNames: readonly string[] = ['page', 'sort', priceFieldNames.from, priceFieldNames.to];

/** The parameters that a list reads. */
export const readsOfList: ReadsParameter = (name) => isFilterKey(name) || listNames.includes(name);

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
    bestsellers: readsOfList,
    'coming-soon': readsOfList,
    'new-products': readsOfList,
    category: readsOfList,
    brand: readsOfList,
    'discount-campaign': readsOfList,
    list: readsOfList,
    product: (name) => ['sku', 'notify', 'reviews'].includes(name),
    brands: () => false,
  },
};
