import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { isListParameter } from '@lyng/routing/core';
import { catalogue as browserFeature } from './feature.ts';
import { BrandsDocument } from './lib/wire/brands.generated.ts';
import { CategoriesDocument } from './lib/wire/categories.generated.ts';
import { ListAddressDocument } from './lib/wire/list-address.generated.ts';
import { ListPageDocument } from './lib/wire/list-page.generated.ts';
import { ProductPageDocument } from './lib/wire/product-page.generated.ts';
import { ProductsRowDocument } from './lib/wire/products-row.generated.ts';

/** The feature with its texts, and the parameters that its shared pages read. */
export const catalogue: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      catalogue: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
      list: {
        da: () => import('./locales/list/da.po'),
        sv: () => import('./locales/list/sv.po'),
        nb: () => import('./locales/list/nb.po'),
        fi: () => import('./locales/list/fi.po'),
      },
      brands: {
        da: () => import('./locales/brands/da.po'),
        sv: () => import('./locales/brands/sv.po'),
        nb: () => import('./locales/brands/nb.po'),
        fi: () => import('./locales/brands/fi.po'),
      },
      'catalogue-overlay': {
        da: () => import('./locales/overlay/da.po'),
        sv: () => import('./locales/overlay/sv.po'),
        nb: () => import('./locales/overlay/nb.po'),
        fi: () => import('./locales/overlay/fi.po'),
      },
      'product-parts': {
        da: () => import('./locales/lazy/da.po'),
        sv: () => import('./locales/lazy/sv.po'),
        nb: () => import('./locales/lazy/nb.po'),
        fi: () => import('./locales/lazy/fi.po'),
      },
    },
    sharedQueries: [
      BrandsDocument,
      CategoriesDocument,
      ListAddressDocument,
      ListPageDocument,
      ProductPageDocument,
      ProductsRowDocument,
    ],
    cachedScreens: {
      bestsellers: isListParameter,
      'coming-soon': isListParameter,
      'new-products': isListParameter,
      category: isListParameter,
      brand: isListParameter,
      'discount-campaign': isListParameter,
      list: isListParameter,
      product: (name) => name === 'sku' || name === 'notify',
      brands: () => false,
    },
  },
});
