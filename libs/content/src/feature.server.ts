import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { content as browserFeature } from './feature.ts';
import { newsletterForm } from './lib/server/footer-form.tsx';
import { preparePreview } from './lib/server/prepare-preview.ts';
import { InfoMenuDocument } from './lib/wire/info-menu.generated.ts';
import { ShopMenusDocument } from './lib/wire/shop-menus.generated.ts';
import { WidgetAreaDocument } from './lib/wire/widget-area.generated.ts';

const isPreview = (name: string): boolean => name === 'preview';

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
      widgets: {
        da: () => import('./locales/widgets/da.po'),
        sv: () => import('./locales/widgets/sv.po'),
        nb: () => import('./locales/widgets/nb.po'),
        fi: () => import('./locales/widgets/fi.po'),
      },
    },
    forms: newsletterForm,
    prepare: preparePreview,
    sharedQueries: [InfoMenuDocument, ShopMenusDocument, WidgetAreaDocument],
    // The players of films; a page requests nothing there before the shopper starts one.
    sources: () => ({
      script: [],
      form: [],
      connect: [],
      image: [],
      frame: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    }),
    cachedScreens: {
      home: (name) => name === 'action',
      inspiration: () => false,
      content: () => false,
      style: () => false,
    },
    // Drafts are for one editor.
    uncachedParameters: { home: isPreview, inspiration: isPreview, content: isPreview, style: isPreview },
  },
});
