import { sql } from 'kysely';
import { describeOnPostgresql } from '../../platform/database/testing/test-databases.ts';
import { auditBooks } from './testing/buying/audit-books.ts';
import { makeFullCarts } from './testing/buying/full-carts.ts';
import { raceSkus, raceStock } from './testing/buying/race-catalogue.ts';
import { openRaceShop, raceStart } from './testing/buying/race-shop.ts';
import { placeOrder } from './testing/documents.ts';
import { filledForm } from './testing/open-shop.ts';
import type { TestShop } from './testing/open-shop.ts';

const ORDERS = 40;
const [LOCKED] = raceSkus;
const LIST = '{ products(take: 1) { count } }';

const place = (shop: TestShop, cartId: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-apikey': 'spec-key', 'x-idempotency-key': `key-${cartId}` },
    payload: { query: placeOrder, variables: { cartId, checkout: filledForm, marketId: 'dk' } },
  });

/** The result of each order: its status, the time to retry, and what is wrong with it. */
const resultsOf = (responses: readonly Awaited<ReturnType<typeof place>>[]) =>
  responses.map((response) => [
    response.statusCode,
    response.headers['retry-after'],
    response.json().errors?.[0].extensions.code,
  ]);

describeOnPostgresql('a size whose stock is locked', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openRaceShop(database, { timeouts: { lock: 400, statement: 30_000 }, report: () => undefined });
  });
  afterAll(() => shop.close());

  it('[REL-2] does not block pages; its orders get a retry time, and are placed when they return', async () => {
    const carts = await makeFullCarts(
      shop.db,
      Array.from({ length: ORDERS }, () => ({ lines: [[LOCKED, 1]] as const })),
      raceStart,
    );
    const reads: unknown[] = [];
    await shop.db.transaction().execute(async (holder) => {
      await sql`select from sku_stock where sku_id = ${LOCKED} for update`.execute(holder);
      let settled = false;
      const orders = Promise.all(carts.map((cartId) => place(shop, cartId))).finally(() => (settled = true));
      while (!settled) {
        const list = await shop.request(LIST);
        const { statusCode } = await shop.app.inject('/healthz');
        reads.push([list.status, list.errors.length, statusCode]);
      }
      expect(resultsOf(await orders)).toEqual(Array(ORDERS).fill([503, '2', 'SERVICE_UNAVAILABLE']));
    });
    expect(reads).toEqual(reads.map(() => [200, 0, 200]));
    const again = await Promise.all(carts.map((cartId) => place(shop, cartId)));
    expect(resultsOf(again)).toEqual(Array(ORDERS).fill([200, undefined, undefined]));
    expect(await auditBooks(shop.db, raceStock)).toEqual([]);
  }, 60_000);
});
