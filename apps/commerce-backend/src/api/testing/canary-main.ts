import type { AddressInfo } from 'node:net';
import { makeAccount } from '../../people/auth/testing/make-account.ts';
import { DAY_MS } from '../../platform/time.ts';
import { memoryDatabase } from '../../platform/database/testing/test-databases.ts';
import { startSpecRun } from '../../platform/database/testing/spec-run.ts';
import { buy, fillCart, openShop, SHOP_START } from '../../shopping/checkout/testing/open-shop.ts';
import type { TestShop } from '../../shopping/checkout/testing/open-shop.ts';
import { skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { copyOrder } from '../../shopping/orders/testing/copy-order.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { readShop } from '../read-config.ts';
import { canaryCatalogue, makeCanaryCustomer } from './canary-customer.ts';
import type { CanaryCustomer, OpenedShop } from './canary-customer.ts';

/** The message from `canary-main.ts` to the process that forked it, once it serves. */
export interface CanaryShop {
  readonly port: number;
  readonly customer: CanaryCustomer;
  /** A customer with 200 orders. */
  readonly collector: { readonly email: string; readonly password: string };
}

const PASSWORD = 'lyngkunde1';
const ENGAGE_API_KEY = 'known-to-the-end-to-end-tests-only';
const ORDERS = 200;
/** So long before now the first order is placed, in ms: long enough to be delivered. */
const AGO = 10 * DAY_MS;

/** A shop for a storefront: it takes the shop's own key, and its clock has come to now when it is served. */
async function openCanaryShop(): Promise<OpenedShop> {
  // The tests log in more often than people do.
  const config = makeConfig({ shop: readShop(), authBurst: 10_000, engageApiKey: ENGAGE_API_KEY });
  const shop = await openShop(memoryDatabase, { config, catalogue: { name: 'canary', source: canaryCatalogue } });
  let time = Date.now() - AGO;
  shop.passTime(time - SHOP_START.getTime());
  const passTime = (milliseconds: number): void => {
    time += milliseconds;
    shop.passTime(milliseconds);
  };
  const request: TestShop['request'] = (query, variables, headers) =>
    shop.request(query, variables, { 'x-apikey': config.shop.apiKey, ...headers });
  return { config, shop: { ...shop, request, passTime }, now: () => new Date(time) };
}

/** Serves a shop with customers who have everything, for tests of private pages. */
async function main(): Promise<void> {
  const opened = await openCanaryShop();
  const { config, shop, now } = opened;
  const customer = await makeCanaryCustomer(opened);
  shop.passTime(Date.now() - now().getTime());
  const email = 'collector@example.com';
  const { bearer } = await makeAccount({ db: shop.db, config, now }, { email, password: PASSWORD });
  const { placed } = await buy(shop, await fillCart(shop, [[skus.fifty, 1]]), 'dk', bearer, { email });
  await copyOrder(shop.db, Number(placed.orderId), ORDERS - 1);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  process.send?.({ port, customer, collector: { email, password: PASSWORD } } satisfies CanaryShop);
}

// A test that fails before it could stop the shop leaves no process behind.
process.once('disconnect', () => process.exit());
await startSpecRun(() => undefined);
await main();
