import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { tracking as browserFeature } from './feature.ts';

/** The feature with its texts. The server does not read the consent: pages are shared by all visitors. */
export const tracking: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      tracking: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
  },
});
