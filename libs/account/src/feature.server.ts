import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { account as browserFeature } from './feature.ts';
import { DONE } from './lib/core/newsletter.ts';
import { sendExport } from './lib/server/send-export.ts';

export const account: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      account: {
        da: () => import('./locales/da.po'),
        sv: () => import('./locales/sv.po'),
        nb: () => import('./locales/nb.po'),
        fi: () => import('./locales/fi.po'),
      },
    },
    handleForm: sendExport,
    cachedScreens: { newsletter: (name) => name === DONE },
  },
});
