import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import type { SeoOptions } from './lib/core/seo-options.ts';
import { documentHead } from './lib/server/document-head.ts';
import { feedRoute } from './lib/server/feed-route.ts';
import { manifestRoute } from './lib/server/manifest-route.ts';
import { sitemapRoutes } from './lib/server/sitemap-routes.ts';
import { textRoutes } from './lib/server/text-routes.ts';

/** The files and tags of a shop for crawlers and phones: files of its hosts, and tags of its documents. */
export const seo = (options: SeoOptions): Feature =>
  defineFeature({
    id: 'seo',
    server: {
      documentHead: documentHead(options),
      routes: [...textRoutes(options), feedRoute, manifestRoute, ...sitemapRoutes(options)],
    },
  });
