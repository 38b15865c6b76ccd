import { ConfigurationError } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { parseSiteConfig } from '@lyng/routing/core';
import type { Storefront } from '../shared/create-storefront.ts';

/** What only one feature of a shop may have, by name. */
const claimsOf = ({ id, screens, slices = [], provides, server }: Feature): readonly string[] => [
  `the id "${id}"`,
  ...Object.keys(screens ?? {}).map((name) => `the screen "${name}"`),
  ...slices.map(({ name }) => `the slice "${name}"`),
  ...Object.keys(provides ?? {}).map((name) => `the port "${name}"`),
  ...Object.keys(server?.messages ?? {}).map((name) => `the texts "${name}"`),
  ...Object.keys(server?.cachedScreens ?? {}).map((name) => `the cached pages of "${name}"`),
];

/**
 * Finds what does not fit together in a shop, at its start instead of at a shopper's visit: an invalid configuration, and
 * two features for one thing. Throws a `ConfigurationError`.
 */
export function checkStorefront({ config, features }: Pick<Storefront, 'config' | 'features'>): void {
  const result = parseSiteConfig({ ...config.sites, markets: config.checkoutMarkets });
  if (!result.ok)
    throw new ConfigurationError(
      `@lyng/storefront-kit: shop.config.json is wrong at "${result.error.field}", so no host can be served. Correct that field.`,
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
