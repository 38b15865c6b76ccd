import { ConfigurationError } from '@lyng/feature';
import type { Feature, ShopConfig } from '@lyng/feature';
import { isListSort, parseSiteConfig, screenNames } from '@lyng/routing/core';
import type { Storefront } from '../shared/create-storefront.ts';

/** The names that only one feature of a shop may have. */
const claimsOf = ({ id, screens, slices = [], provides, server }: Feature): readonly string[] => [
  `the id "${id}"`,
  ...Object.keys(screens ?? {}).map((name) => `the screen "${name}"`),
  ...slices.map(({ name }) => `the slice "${name}"`),
  ...Object.keys(provides ?? {}).map((name) => `the port "${name}"`),
  ...Object.keys(server?.messages ?? {}).map((name) => `the texts "${name}"`),
  ...Object.keys(server?.cachedScreens ?? {}).map((name) => `the cached pages of "${name}"`),
];

/** The setting that names no sort or no screen, if one does. */
function wrongSort({ defaultSort, sortOf }: ShopConfig['lists']): string | undefined {
  if (!isListSort(defaultSort)) return 'productListDefaultSort';
  const wrong = Object.entries(sortOf).find(
    ([screen, sort]) => !screenNames.some((name) => name === screen) || !isListSort(sort),
  );
  return wrong && `customSortRoutes.${wrong[0]}`;
}

/**
 * Finds what does not fit together in a shop, at its start instead of at a shopper's visit: an invalid configuration, and
 * two features for one thing. Throws a `ConfigurationError`.
 */
export function checkStorefront({ config, features }: Pick<Storefront, 'config' | 'features'>): void {
  const result = parseSiteConfig({ ...config.sites, markets: config.checkoutMarkets });
  const wrong = result.ok ? wrongSort(config.lists) : result.error.field;
  if (wrong !== undefined)
    throw new ConfigurationError(
      `@lyng/storefront-kit: shop.config.json is wrong at "${wrong}", so the shop cannot start. Correct that field.`,
    );
  const owners = new Map<string, string>();
  for (const feature of features)
    for (const claim of claimsOf(feature)) {
      const owner = owners.get(claim);
      if (owner !== undefined)
        throw new ConfigurationError(
          `@lyng/storefront-kit: the features "${owner}" and "${feature.id}" both have ${claim}. Remove one of them.`,
        );
      owners.set(claim, feature.id);
    }
}
