import { defineFeature, embeddedServices } from '@lyng/feature';
import type { ReadsParameter } from '@lyng/feature';
import type { ClientAssets } from '../server/documents/assets.ts';
import type { PageResult } from '../server/pages/render-page.tsx';
import { createStorefrontServer } from '../server/storefront-server.ts';
import type { StorefrontServerOptions } from '../server/storefront-server.ts';
import { makeStorefront } from './make-storefront.ts';

const readsPage: ReadsParameter = (name) => name === 'page';

/** The shared pages of the test shop; all others are personal. */
export const sharedPages = defineFeature({
  id: 'shared-pages',
  server: {
    cachedScreens: {
      home: () => false,
      content: () => false,
      product: () => false,
      'new-products': readsPage,
      'search-results': readsPage,
    },
  },
});

/** A shop in four markets. */
export const testShop = makeStorefront([sharedPages]);

/** The Danish host of the test shop. */
export const host = testShop.config.sites.markets[0]?.host ?? '';

/** A page as renderers return it. */
export const pageOf = (html: string): PageResult => ({ status: 200, headers: {}, html, isComplete: true });

/** The server of the test shop; by default its backend is down, and a page is its own address. */
export const openTestShop = (options: Partial<StorefrontServerOptions> = {}) =>
  createStorefrontServer({
    shop: testShop,
    services: embeddedServices('http://127.0.0.1:1'),
    renderer: async ({ url }) => pageOf(url),
    closeWithin: 50,
    ...options,
  });

const noStyles = { css: '', source: "'sha256-abc='" };

/** A client build without files. */
export const noAssets: ClientAssets = {
  stylesOf: () => noStyles,
  allStyles: noStyles,
  stylesheet: undefined,
  script: '',
  modulesOf: () => [],
  nextModules: [],
  addressOf: () => '',
};
