import type { RouteHandler, RouteRequest, ServerRoute } from '@lyng/feature';
import { href } from '@lyng/routing/core';
import type { ScreenName, Site } from '@lyng/routing/core';
import { imageUrl } from '@lyng/ui';
import { hostSites } from '../core/host-sites.ts';
import type { HostSites } from '../core/host-sites.ts';
import { productGroups } from '../core/product-groups.ts';
import type { ProductGroup } from '../core/product-groups.ts';
import { hasScreen } from '../core/seo-options.ts';
import type { SeoOptions } from '../core/seo-options.ts';
import { comingPath, listPaths, singlePaths } from '../core/site-pages.ts';
import { printSitemap, printSitemapIndex } from '../core/sitemap.ts';
import type { SitemapPage } from '../core/sitemap.ts';
import type { SiteLists } from '../wire/load-site-lists.ts';
import { walkSitemapProducts } from '../wire/walk-sitemap-products.ts';
import { openGateway } from './open-gateway.ts';
import { rememberFor } from './site-cache.ts';
import { siteListsOf } from './site-lists.ts';
import { error404, orUnavailable, sendFile } from './text-responses.ts';

const XML = 'application/xml';

/** Px: as large as the shop shows them. */
const IMAGE_WIDTH = 1280;

/** The groups of a site's products: one sitemap for each. */
const groupsOf = (site: Site, { brandFacets, coming }: SiteLists): readonly ProductGroup[] => [
  ...productGroups(brandFacets),
  ...(coming > 0 ? [{ facets: [], listPath: comingPath(site) }] : []),
];

async function productPages(
  request: RouteRequest,
  { origins }: HostSites,
  site: Site,
  group: ProductGroup,
): Promise<readonly SitemapPage[]> {
  const gateway = openGateway(request, site);
  const pages: SitemapPage[] = [];
  const origin = origins[site.market];
  for await (const products of walkSitemapProducts(gateway, group))
    pages.push(
      ...products.map(({ alias, images }) => ({
        address: origin + href('product', { alias }, site),
        images: images.map((name) => origin + imageUrl(name, { width: IMAGE_WIDTH, format: 'jpeg' })),
      })),
    );
  return pages;
}

/** The pages of one sitemap; `undefined` for a name that there is not. */
async function pagesOf(
  options: SeoOptions,
  request: RouteRequest,
  host: HostSites,
  site: Site,
  name: string,
): Promise<readonly SitemapPage[] | undefined> {
  const lists = await siteListsOf(request, site);
  const pagesAt = (paths: readonly string[]) => paths.map((path) => ({ address: host.origins[site.market] + path }));
  const isShown = (screen: ScreenName) => hasScreen(options, screen) && (screen !== 'coming-soon' || lists.coming > 0);
  if (name === 'lists') return pagesAt(listPaths(site, lists));
  if (name === 'pages')
    return pagesAt([
      ...singlePaths(site, isShown),
      ...lists.menus.flatMap(({ pages }) => pages).map(({ alias }) => href('content', { alias }, site)),
    ]);
  const number = /^products-([1-9]\d{0,3})$/.exec(name)?.[1];
  const group = number === undefined ? undefined : groupsOf(site, lists)[Number(number) - 1];
  return group && productPages(request, host, site, group);
}

/** The index of a host's sitemaps, and these. */
export function sitemapRoutes(options: SeoOptions): readonly ServerRoute[] {
  const remember = rememberFor<string>((text) => text.length);
  const index: RouteHandler = async (_parameters, request) => {
    const { sites, origins } = hostSites(request);
    const names = await Promise.all(
      sites.map(async (site) => {
        const products = groupsOf(site, await siteListsOf(request, site)).map(
          (_group, place) => `products-${String(place + 1)}`,
        );
        return ['pages', 'lists', ...products].map(
          (name) => `${origins[site.market]}/sitemaps/${site.market}/${site.language}/${name}.xml`,
        );
      }),
    );
    return sendFile(XML, printSitemapIndex(names.flat()));
  };
  const sitemap: RouteHandler = async ({ market, language, file = '' }, request) => {
    const host = hostSites(request);
    const site = host.sites.find((each) => each.market === market && each.language === language);
    const name = /^([a-z]+(?:-\d+)?)\.xml$/.exec(file)?.[1];
    if (!site || name === undefined) return error404;
    const text = await remember(
      `${request.services.graphql.url} ${host.origins[site.market]} ${site.language} ${name}`,
      request,
      async () => {
        const pages = await pagesOf(options, request, host, site, name);
        return pages === undefined ? '' : printSitemap(pages);
      },
    );
    return text === '' ? error404 : sendFile(XML, text);
  };
  return [
    { path: '/sitemap.xml', get: orUnavailable(index) },
    { path: '/sitemaps/:market/:language/:file', get: orUnavailable(sitemap) },
  ];
}
