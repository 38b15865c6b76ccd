import { href, routeMeta } from '@lyng/routing/core';
import type { ScreenName, Site } from '@lyng/routing/core';

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
export const singlePaths = (site: Site, isShown: (screen: ScreenName) => boolean): readonly string[] =>
  singlePages
    .filter((screen) => routeMeta(screen).indexable && isShown(screen))
    .map((screen) => href(screen, {}, site));

/** The path of the list of announced products, as the API knows it. */
export const comingPath = (site: Site): string => decodeURI(href('coming-soon', {}, { ...site, basePath: '' }));
