import { defineFeature } from '@lyng/feature';
import type { ReadsParameter } from '@lyng/feature';
import type { ClientAssets } from '../server/assets.ts';
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
