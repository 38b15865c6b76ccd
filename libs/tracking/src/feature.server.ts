import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { tracking as browserFeature } from './feature.ts';

const noSources = { script: [], frame: [], form: [], connect: [], image: [] };
const reports = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** The feature with its texts. The server does not read the consent: pages are shared by all visitors. */
export const tracking: Feature = defineFeature({
  ...browserFeature,
  server: {
    // The tag manager's script, and where Google's tags report to.
    sources: (_environment, { tagManager }) =>
      tagManager
        ? { script: [new URL(tagManager.url).origin], frame: [], form: [], connect: reports, image: reports }
        : noSources,
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
