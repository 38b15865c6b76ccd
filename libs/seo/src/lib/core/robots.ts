import { IMAGES_PATH } from '@lyng/model';
import { routeMeta, routePatterns, screenNames, servicePaths } from '@lyng/routing/core';
import type { PageType, Site } from '@lyng/routing/core';

/** Pages of one shopper, and lists that are made by typing: there is nothing to find for others. */
const privateTypes: readonly PageType[] = ['account', 'cart', 'checkout', 'confirmation', 'favourites', 'search'];

/** Lists that are narrowed or sorted are the same list: there are more of these addresses than a crawler could visit. */
const listParameters = ['brands=', 'categories=', 'skus=', 'price', 'discount=', 'sort=', 'p-'] as const;

/** A path without parameter is that page with any query, not every path that begins like it. */
function rulesOf(pattern: string): readonly string[] {
  const [fixed = ''] = pattern.split(/[:*]/, 1);
  const path = encodeURI(fixed);
  return fixed === pattern ? [`${path}$`, `${path}?`] : [path];
}

const privateRules = (site: Site): readonly string[] => {
  const rules = screenNames
    .filter((screen) => privateTypes.includes(routeMeta(screen).pageType))
    .flatMap((screen) => routePatterns(screen, site))
    .flatMap((pattern) => rulesOf(`${site.basePath}/${pattern}`));
  return [...new Set(rules)];
};

/** The robots.txt of a host with these sites. */
export const printRobots = (sites: readonly Site[], sitemap: string): string =>
  [
    'User-agent: *',
    ...sites.flatMap(privateRules).map((rule) => `Disallow: ${rule}`),
    ...listParameters.flatMap((name) => [`Disallow: /*?${name}`, `Disallow: /*&${name}`]),
    // A crawler may want the images.
    ...servicePaths.filter((path) => path !== IMAGES_PATH).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
