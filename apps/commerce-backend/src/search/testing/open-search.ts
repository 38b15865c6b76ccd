import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import { demoCatalogue } from '@lyng/demo-catalogue';
import type { Filling } from '../../platform/database/testing/filling.ts';
import type { TestDatabase } from '../../platform/database/testing/test-databases.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BackendConfig } from '../../platform/config.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import { indexLoadedCatalogue } from '../indexing/index-catalogue.ts';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';

/** The current time in the shop of these specs. */
export const NOW = new Date('2026-03-02T10:00:00Z');

export const demo = demoCatalogue({ seed: 20_240_501, campaignPrice });

/** A shopper's keys, distinguished by a number. */
export const visitor = (number: number): { readonly customerKey: string; readonly sessionKey: string } => {
  const tail = String(number).padStart(12, '0');
  return { customerKey: `11111111-1111-4111-8111-${tail}`, sessionKey: `22222222-2222-4222-8222-${tail}` };
};

/** A response, as loosely typed as a spec reads it. */
export interface SearchResponse {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a spec reads any part of the response
  readonly body: any;
}

type Parameters = Readonly<Record<string, string>>;

export interface OpenSearch {
  readonly db: Database;
  readonly app: FastifyInstance;
  readonly query: (name: string, parameters?: Parameters, body?: object | string) => Promise<SearchResponse>;
  readonly notify: (name: string, parameters: Parameters, body?: object | string) => Promise<SearchResponse>;
  readonly close: () => Promise<void>;
}

/** The demo catalogue, indexed. */
export const demoShop: Filling = {
  name: 'demo-search',
  fill: async (db) => {
    await loadCatalogue(db, demo, { seededAt: NOW });
    await indexLoadedCatalogue(db);
  },
};

interface OpenSearchOptions {
  readonly config?: Partial<BackendConfig>;
  readonly now?: () => Date;
}

/**
 * The service over the demo catalogue, with requests like those of the shop's client: a body is JSON sent as plain
 * text.
 */
export async function openSearch(
  { open }: TestDatabase,
  { config = {}, now = () => NOW }: OpenSearchOptions = {},
): Promise<OpenSearch> {
  const { db, close } = await open(demoShop);
  const app = buildApp({ db, config: makeConfig(config), now });
  const send = async (
    path: string,
    parameters: Parameters,
    body: object | string | undefined,
    method: 'GET' | 'POST',
  ): Promise<SearchResponse> => {
    const query = new URLSearchParams({ market: 'se', locale: 'sv-SE', touchpoint: 'desktop', ...parameters });
    const response = await app.inject({
      method,
      url: `/api/storefront/v3/${path}?${query.toString()}`,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'text/plain' },
            payload: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };
  return {
    db,
    app,
    query: (name, parameters = {}, body = undefined) =>
      send(`queries/${name}`, parameters, body, body === undefined ? 'GET' : 'POST'),
    notify: (name, parameters, body = undefined) => send(`notifications/${name}`, parameters, body, 'POST'),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** Every query with parameters that it responds to. */
export const sampleQueries: Readonly<Record<string, Parameters>> = {
  autocomplete: { q: 'sko' },
  'search-page': { q: 'skor' },
  'landing-page': { pageReference: '/dam' },
  'product-page': { productKey: 'LY-10006' },
  'cart-page': { cart: 'LY-10006|LY-10001' },
  'add-to-cart-popup': { variantKey: 'LY-10006-01' },
  'navigation-tree': {},
  'content-information': { contentKeys: 'terms' },
  'content-search-page': { q: 'retur' },
};

/** The service's tables with actions of visitors. */
export const traces = [
  'search_event',
  'product_interest',
  'phrase_interest',
  'searched_phrase',
  'phrase_searcher',
  'recent_search',
  'viewed_product',
] as const;

/** Titles of the main products of groups. */
export const titles = (groups: readonly { readonly products: readonly { readonly title: string }[] }[]): string[] =>
  groups.flatMap(({ products }) => products[0]?.title ?? []);
