import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { reviews as browserFeature } from './feature.ts';

/** The feature with its texts, and the parameter that its part of a product's page reads. */
export const reviews: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      reviews: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
    addedParameters: { product: (name) => name === 'reviews' },
  },
});
