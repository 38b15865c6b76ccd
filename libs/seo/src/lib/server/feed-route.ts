import { termsOf } from '@lyng/feature';
import type { RouteRequest, ServerRoute } from '@lyng/feature';
import { href } from '@lyng/routing/core';
import type { Site } from '@lyng/routing/core';
import { imageUrl } from '@lyng/ui';
import { FEED_END, feedStart, printFeedItem } from '../core/feed-item.ts';
import type { FeedTerms } from '../core/feed-item.ts';
import { hostSites } from '../core/host-sites.ts';
import { productGroups } from '../core/product-groups.ts';
import { walkFeedProducts } from '../wire/walk-feed-products.ts';
import type { FeedProduct } from '../wire/walk-feed-products.ts';
import { openGateway } from './open-gateway.ts';
import { siteListsOf } from './site-lists.ts';
import { error404, orUnavailable } from './text-responses.ts';

/** Px: as large as the shop shows them. */
const IMAGE_WIDTH = 1280;

const printProduct = (origin: string, site: Site, terms: FeedTerms, { alias, images, sizes }: FeedProduct): string => {
  const link = origin + href('product', { alias }, site);
  const addresses = images.map((name) => origin + imageUrl(name, { width: IMAGE_WIDTH, format: 'jpeg' }));
  return sizes
    .map(({ skuId, ...size }) =>
      printFeedItem({ ...size, link: `${link}?sku=${String(skuId)}`, images: addresses }, terms),
    )
    .join('');
};

/** All products that are for sale, page by page. */
async function* printFeed(request: RouteRequest, site: Site, origin: string): AsyncGenerator<string> {
  const { config } = request;
  const { currency, freeShippingFrom } = termsOf(config, site.market);
  const country = config.sites.markets.find(({ alias }) => alias === site.market)?.country ?? '';
  const { brandFacets } = await siteListsOf(request, site);
  const gateway = openGateway(request, site);
  yield feedStart(config.name, `${origin}${site.basePath}/`);
  for (const group of productGroups(brandFacets))
    for await (const products of walkFeedProducts(gateway, group))
      yield products
        .map((product) => printProduct(origin, site, { currency, country, freeShippingFrom }, product))
        .join('');
  yield FEED_END;
}

/** Continues a stream whose first parts have been read. A failure ends the connection: the file is not complete. */
async function* following(first: readonly string[], rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* first;
  yield* rest;
}

/** The products of a market for merchant centres, as they are made: a feed of a large shop is never in memory. */
export const feedRoute: ServerRoute = {
  path: '/feeds/:market/:language/google.xml',
  get: orUnavailable(async ({ market, language }, request) => {
    const { sites, origins } = hostSites(request);
    const site = sites.find((each) => each.market === market && each.language === language);
    if (!site) return error404;
    const feed = printFeed(request, site, origins[site.market]);
    const first: string[] = [];
    // The start and the first products: while the API is down, the status is a 503.
    for (const next of [await feed.next(), await feed.next()]) if (next.done !== true) first.push(next.value);
    return {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
      body: following(first, feed),
    };
  }),
};
