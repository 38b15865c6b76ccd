import type { FastifyInstance } from 'fastify';
import type { CatalogueSource, MarketAlias } from '@lyng/model';
import { buildApp } from '../../../api/app.ts';
import type { AppParts } from '../../../api/app.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DatabaseTimeouts } from '../../../platform/database/open-database.ts';
import { emptierOf } from '../../../platform/database/testing/empty-tables.ts';
import type { Filling } from '../../../platform/database/testing/filling.ts';
import type { TestDatabase } from '../../../platform/database/testing/test-databases.ts';
import { requestApi } from '../../../testing/request-api.ts';
import type { ApiResponse } from '../../../testing/request-api.ts';
import { makeConfig } from '../../../testing/test-config.ts';
import { loadCatalogue } from '../../../catalogue/load/load-catalogue.ts';
import { addToCart, createOrUpdateCheckout, placeOrder } from './documents.ts';
import { restorerOf } from './restore-catalogue.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** A response with the code of its first error. */
export interface ShopResponse extends ApiResponse {
  readonly code: unknown;
}

/** A running shop, whose clock stands still until it is moved. */
export interface TestShop {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly request: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ShopResponse>;
  readonly passTime: (milliseconds: number) => void;
  /** Empties every cart and order. */
  readonly emptyShopping: () => Promise<void>;
  /** Deletes every cart and order, refills the stock and sets the clock back. */
  readonly startOver: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const address = {
  firstName: 'Åse',
  lastName: 'Lyng',
  addressLine1: 'Hedevej 1',
  zip: '2100',
  city: 'København',
};

const zips: Record<MarketAlias, string> = { dk: '2100', se: '114 18', no: '0150', fi: '00100' };
const languageIds: Record<MarketAlias, string> = { dk: 'da-DK', se: 'sv-SE', no: 'nb-NO', fi: 'fi-FI' };

/** The filled-in form of a shopper of the market. */
export const formOf = (market: MarketAlias) => ({
  email: 'aase@example.com',
  billingAddress: { ...address, zip: zips[market] },
  acceptedConsents: ['terms'],
  checkoutUrls: {
    redirectUrl: `http://${market}.localhost:4200/checkout/confirm?oid={payment.uid}&cartid={geins.cartid}`,
    checkoutPageUrl: `http://${market}.localhost:4200/kassen`,
  },
});

/** The filled-in form of a Danish shopper. */
export const filledForm = formOf('dk');

/** The start of a test shop's clock. */
export const SHOP_START = new Date('2026-03-02T10:00:00Z');

/** The options of a test shop. */
export interface ShopParts extends Partial<Pick<AppParts, 'background' | 'config' | 'report'>> {
  /** The small catalogue by default. */
  readonly catalogue?: { readonly name: string; readonly source: CatalogueSource };
  /** Time limits of the database. */
  readonly timeouts?: DatabaseTimeouts;
}

/** Opens a shop of its own on the database. */
export async function openShop(
  database: TestDatabase,
  { catalogue = { name: 'small', source: smallCatalogue }, timeouts, ...parts }: ShopParts = {},
): Promise<TestShop> {
  const filling: Filling = {
    name: `shop-${catalogue.name}`,
    fill: (db) => loadCatalogue(db, catalogue.source, { seededAt: SHOP_START }),
  };
  const { db, close } = await database.open(filling, timeouts);
  let time = SHOP_START.getTime();
  const emptyShopping = await emptierOf(db, ['cart', 'customer_order', 'outbox_mail', 'idempotency_key']);
  const restoreCatalogue = await restorerOf(db, catalogue.source, SHOP_START);
  const app = buildApp({ db, config: makeConfig(), now: () => new Date(time), ...parts });
  await app.ready();
  return {
    app,
    db,
    request: async (query, variables, headers) => {
      const response = await requestApi(app, query, variables, headers);
      return { ...response, code: response.errors[0]?.extensions?.['code'] };
    },
    passTime: (milliseconds) => {
      time += milliseconds;
    },
    emptyShopping,
    startOver: async () => {
      time = SHOP_START.getTime();
      await emptyShopping();
      await restoreCatalogue();
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** A shop of its own for the tests of a suite: opened before them, closed after them. */
export function useShop(database: TestDatabase, parts: ShopParts = {}): TestShop {
  const shop = {} as TestShop;
  beforeAll(async () => {
    Object.assign(shop, await openShop(database, parts));
  });
  afterAll(() => shop.close());
  return shop;
}

/** A new cart with these SKUs; gives its id. */
export async function fillCart(
  shop: TestShop,
  lines: readonly (readonly [skuId: number, quantity: number])[],
  market: MarketAlias = 'dk',
): Promise<string> {
  let id = '';
  for (const [skuId, quantity] of lines) {
    const { data } = await shop.request(addToCart, { id, item: { skuId, quantity }, marketId: market });
    id = data.addToCart.id;
  }
  return id;
}

/**
 * Fills in the form, with optional changes, and places the order with these headers; returns the reply or the error's
 * code.
 */
export async function buy(
  shop: TestShop,
  cartId: string,
  market: MarketAlias = 'dk',
  headers: Record<string, string> = {},
  more: object = {},
) {
  const variables = {
    cartId,
    checkout: { ...formOf(market), ...more },
    marketId: market,
    languageId: languageIds[market],
  };
  await shop.request(createOrUpdateCheckout, variables, headers);
  const { data, errors, code } = await shop.request(placeOrder, variables, headers);
  return { placed: data?.placeOrder, code, facts: errors[0]?.extensions };
}

/** The units of a SKU in stock. */
export async function stockOf(
  shop: TestShop,
  skuId: number,
): Promise<{ readonly inStock: number; readonly oversellable: number }> {
  const row = await shop.db.selectFrom('sku_stock').selectAll().where('sku_id', '=', skuId).executeTakeFirstOrThrow();
  return { inStock: row.in_stock, oversellable: row.oversellable };
}
