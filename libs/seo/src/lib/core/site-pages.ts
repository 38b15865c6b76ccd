import { href, routeMeta } from '@lyng/routing/core';
import type { MarketOrigins, ScreenName, Site } from '@lyng/routing/core';
import type { SitemapPage } from './sitemap.ts';

/** Screens that are one page, without parameters. */
const singlePages = [
  'home',
  'new-products',
  'bestsellers',
  'coming-soon',
  'brands',
  'newsletter',
  'register-return',
] as const satisfies readonly ScreenName[];

type SinglePage = (typeof singlePages)[number];

/** Address of a page on the host where search engines are to find it. */
export const pageAddress = (origins: MarketOrigins, site: Site, path: string): string => origins[site.market] + path;

/** The aliases of a site's lists. */
export interface ListAliases {
  readonly categories: readonly { readonly alias: string }[];
  readonly brands: readonly string[];
  readonly campaigns: readonly string[];
}

/** The pages of lists: those with products in this market. */
export const listPaths = (site: Site, { categories, brands, campaigns }: ListAliases): readonly string[] => [
  ...categories.map(({ alias }) => href('category', { category: alias }, site)),
  ...brands.map((brand) => href('brand', { brand }, site)),
  ...campaigns.map((discountCampaign) => href('discount-campaign', { discountCampaign }, site)),
];

/** The pages that are there once, of the screens that the shop has. */
export const singlePaths = (site: Site, isShown: (screen: SinglePage) => boolean): readonly string[] =>
  singlePages
    .filter((screen) => routeMeta(screen).indexable && isShown(screen))
    .map((screen) => href(screen, {}, site));

export const contentPath = (site: Site, alias: string): string => href('content', { alias }, site);
export const productPath = (site: Site, alias: string): string => href('product', { alias }, site);
export const comingPath = (site: Site): string => decodeURI(href('coming-soon', {}, { ...site, basePath: '' }));

/** Pages without images. */
export const plainPages = (origins: MarketOrigins, site: Site, paths: readonly string[]): readonly SitemapPage[] =>
  paths.map((path) => ({ address: pageAddress(origins, site, path) }));
