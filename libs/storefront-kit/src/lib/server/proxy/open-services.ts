import { readServices } from '@lyng/feature';
import type { Environment, Services } from '@lyng/feature';
import type { Storefront } from '../../shared/create-storefront.ts';

/** A shop with its services, as the environment has set them. */
export interface OpenedServices<Shop> {
  readonly services: Services;
  /** The shop, whose configuration has what browsers know of the services. */
  readonly shop: Shop;
}

/** Reads the services of a shop. Throws a `ConfigurationError` with a line for each mistake. */
export function openServices<Shop extends Pick<Storefront, 'config' | 'services'>>(
  shop: Shop,
  env: Environment,
): OpenedServices<Shop> {
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
