import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { checkout as browserFeature } from './feature.ts';
import { paymentSources, shopSources } from './lib/server/payment-sources.ts';
import { postalPlaces } from './lib/server/postal-places/postal-places-route.ts';

export const checkout: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      checkout: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
    checkoutSources: paymentSources,
    sources: shopSources,
    routes: [postalPlaces],
  },
});
