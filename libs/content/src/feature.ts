import type { CommerceGateway } from '@lyng/commerce-client';
import { defineFeature } from '@lyng/feature';
import type { Screen } from '@lyng/feature';
import type { ShopMenus } from './lib/core/menu.ts';

declare module '@lyng/feature' {
  interface FrameData {
    /** `null` while the backend does not respond: the page renders without its menus. */
    readonly menus: ShopMenus | null;
  }
  interface Ports {
    /** The commerce API for an editor who came with a preview token; server only, and only with such a token. */
    readonly previewGateway: CommerceGateway;
  }
}

/** Rows of products are other features' parts. */
const withProducts: Pick<Screen, 'messages' | 'slots'> = {
  slots: ['content:products', 'product-card:action'],
  messages: ['catalogue'],
};

const page: Screen = {
  page: () => import('./lib/screens/content/page.tsx'),
  data: () => import('./lib/screens/content/data.ts'),
  ...withProducts,
  messages: ['catalogue', 'widgets'],
};

/** The front page, the pages and menus of the editors, and the sign-up for the newsletter. */
export const content = defineFeature({
  id: 'content',
  screens: {
    home: {
      page: () => import('./lib/screens/home/page.tsx'),
      data: () => import('./lib/screens/home/data.ts'),
      ...withProducts,
    },
    inspiration: page,
    content: page,
    style: page,
    'preview-widgets': page,
  },
  frameData: () => import('./lib/screens/frame/data.ts'),
  fills: {
    'menu:departments': () => import('./lib/fills/departments.tsx'),
    overlay: () => import('./lib/fills/overlay.tsx'),
    'newsletter:form': () => import('./lib/fills/newsletter-form.tsx'),
    'rich-text': () => import('./lib/fills/rich-text.tsx'),
  },
  provides: {
    contentHtml: () => import('./lib/ports/content-html.ts'),
    movedPath: () => import('./lib/ports/moved-path.ts'),
  },
});
