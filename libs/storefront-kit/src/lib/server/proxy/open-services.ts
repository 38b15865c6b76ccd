import { readServices } from '@lyng/feature';
import type { Environment } from '@lyng/feature';
import type { Storefront } from '../../shared/create-storefront.ts';

/**
 * Reads the services of a shop, as the environment has set them. The configuration of the returned shop has what browsers
 * know of them. Throws a `ConfigurationError` with a line for each mistake.
 */
export function openServices<Shop extends Pick<Storefront, 'config' | 'services'>>(shop: Shop, env: Environment) {
  const services = readServices(shop.services, env, shop.config.apiKey);
  const { graphql, invoicePortal, tagManager } = services;
  const config = {
    ...shop.config,
    apiKey: graphql.key,
    ...(invoicePortal && { invoicePortal: invoicePortal.url }),
    ...(tagManager && { tagManager: { url: tagManager.url, id: tagManager.key } }),
  };
  return { services, shop: { ...shop, config } };
}
