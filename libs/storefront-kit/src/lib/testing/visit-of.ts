import { embeddedServices } from '@lyng/feature';
import type { Visit } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import { marketSite } from '@lyng/routing/core';
import type { Storefront } from '../shared/create-storefront.ts';

/** A visit of the front page of a shop in one market. */
export function visitOf(shop: Storefront, alias: MarketAlias, changes: Partial<Visit> = {}): Visit {
  const { sites } = shop.config;
  const market = sites.markets.find((one) => one.alias === alias);
  if (!market) throw new Error(`@lyng/storefront-kit: there is no market ${alias}.`);
  return {
    site: marketSite(sites, market, market.languages[0]),
    screen: 'home',
    target: '/',
    method: 'GET',
    host: market.host,
    port: 4200,
    protocol: 'http',
    cookieHeader: '',
    userAgent: '',
    now: 0,
    services: embeddedServices('http://127.0.0.1:1', 1500),
    ip: '127.0.0.1',
    ...changes,
  };
}
