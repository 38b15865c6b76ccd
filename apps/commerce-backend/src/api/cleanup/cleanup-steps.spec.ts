import { mock } from 'node:test';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../../platform/database/database.ts';
import { anyDatabase, testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { makeAccount } from '../../people/auth/testing/make-account.ts';
import { buy, fillCart, openShop } from '../../shopping/checkout/testing/open-shop.ts';
import { skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { runCleanup, cleanupSteps } from './register-cleanup.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const start = new Date('2026-03-02T10:00:00Z');
const later = new Date('2027-04-02T10:00:00Z');
const config = makeConfig();

const putKey = (db: Database, key: string) =>
  db
    .insertInto('idempotency_key')
    .values({ key, field: 'addToCart', body_hash: '', reply: null, created_at: start })
    .execute();
const keys = async (db: Database) =>
  (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key);

describe.each(testDatabases())('the cleanup of a shop on $name', (database) => {
  const shop = openForSuite(() => openShop(database));
  beforeEach(() => shop().startOver());

  const cleanup = async (): Promise<readonly unknown[]> => {
    const failures: unknown[] = [];
    const report = (error: unknown): void => void failures.push(error);
    await runCleanup(cleanupSteps({ db: shop().db, config, now: () => later, report }), report);
    return failures;
  };
  const putAlert = (email: string, skuId: number, requestedAt: Date) =>
    shop()
      .db.insertInto('stock_alert')
      .values({ email, sku_id: skuId, asked_at: requestedAt, market: 'dk', language: 'da', user_id: null })
      .execute();

  it('cancels what is overdue and deletes what is old, each kind of it in one go', async () => {
    const { db } = shop();
    await buy(shop(), await fillCart(shop(), [[skus.fifty, 1]]));
    await putKey(db, 'old');
    await makeAccount({ db, config, now: () => start });
    await db
      .insertInto('search_event')
      .values({ session_key: 'somebody', kind: 'click', product_id: 1, happened_on: '2026-03-02' })
      .execute();
    await db
      .updateTable('sku_stock')
      .set({ in_stock: 0, oversellable: 0 })
      .where('sku_id', '=', skus.threeAndTwoBeyond)
      .execute();
    await putAlert('old@example.com', skus.threeAndTwoBeyond, start);
    // Of a transaction that ended before any that may run concurrently with this spec.
    await sql`insert into stock_change (xid, product_id, changed_at) values ('1', 1, ${start.toISOString()}::timestamptz)`.execute(
      db,
    );
    const left = async () => ({
      pending: (await db.selectFrom('payment').select('uid').where('state', '=', 'pending').execute()).length,
      keys: (await keys(db)).length,
      sessions: (await db.selectFrom('auth_session').select('id').execute()).length,
      events: (await db.selectFrom('search_event').select('session_key').execute()).length,
      alerts: (await db.selectFrom('stock_alert').select('email').execute()).length,
      drafts: (await db.selectFrom('checkout').select('cart_id').execute()).length,
      changes: (await sql`select xid from stock_change where xid = '1'`.execute(db)).rows.length,
    });
    expect(await left()).toEqual({ pending: 1, keys: 1, sessions: 1, events: 1, alerts: 1, drafts: 1, changes: 1 });
    expect(await cleanup()).toEqual([]);
    expect(await left()).toEqual({ pending: 0, keys: 0, sessions: 0, events: 0, alerts: 0, drafts: 0, changes: 0 });
  });

  it('writes to who waits for what is there again, though no order gave it back', async () => {
    await putAlert('due@example.com', skus.campaign, later);
    expect(await cleanup()).toEqual([]);
    expect(await shop().db.selectFrom('outbox_mail').select('recipient').execute()).toEqual([
      { recipient: 'due@example.com' },
    ]);
    expect(await shop().db.selectFrom('stock_alert').select('email').execute()).toEqual([]);
  });
});

// Nothing here depends on the kind of database: one is enough.
describe.each([anyDatabase()])('the cleanup of a server on $name', (database) => {
  afterEach(() => mock.restoreAll());

  it('is done each minute from its start to its end', async () => {
    const { db, close } = await database.open();
    const started = mock.method(globalThis, 'setInterval');
    const stopped = mock.method(globalThis, 'clearInterval');
    const app = buildApp({ db, config, now: () => later });
    await app.ready();
    await putKey(db, 'old');
    const [timer, ...others] = started.mock.calls.filter(({ arguments: [, ms] }) => ms === 60_000);
    expect(others).toEqual([]);
    expect(await keys(db)).toEqual(['old']);
    timer?.arguments[0]();
    // Closing waits for the cleanup that has begun.
    await app.close();
    expect(await keys(db)).toEqual([]);
    expect(stopped.mock.calls.map(({ arguments: [stoppedTimer] }) => stoppedTimer)).toContain(timer?.result);
    await close();
  });
});
