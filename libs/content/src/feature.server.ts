import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { content as browserFeature } from './feature.ts';
import { newsletterForm } from './lib/server/footer-form.tsx';

/** The feature with its part of the server. */
export const content: Feature = defineFeature({
  ...browserFeature,
  server: {
    messages: {
      newsletter: {
        da: () => import('./locales/newsletter/da.po'),
        sv: () => import('./locales/newsletter/sv.po'),
        nb: () => import('./locales/newsletter/nb.po'),
        fi: () => import('./locales/newsletter/fi.po'),
      },
    },
    forms: newsletterForm,
    cachedScreens: { home: (name) => name === 'action', inspiration: () => false, content: () => false },
  },
});
