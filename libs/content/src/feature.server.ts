import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { content as browserFeature } from './feature.ts';
import { newsletterForm } from './lib/server/footer-form.tsx';
import { ShopMenusDocument } from './lib/wire/shop-menus.generated.ts';
import { WidgetAreaDocument } from './lib/wire/widget-area.generated.ts';

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
    sharedQueries: [ShopMenusDocument, WidgetAreaDocument],
    cachedScreens: { home: (name) => name === 'action', inspiration: () => false, content: () => false },
  },
});
