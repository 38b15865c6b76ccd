import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { loyalty as browserFeature } from './feature.ts';

export const loyalty: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      loyalty: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
  },
});
