import { Socket } from 'node:net';
import { mock } from 'node:test';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inLongTransaction, inTransaction } from './in-transaction.ts';
import { listenOf } from './notifications.ts';
import { specRun } from './testing/spec-run.ts';
import { describeOnPostgresql } from './testing/test-databases.ts';
import type { OpenTestDatabase } from './testing/test-databases.ts';
import { openDatabase } from './open-database.ts';
import { isUnavailable } from './unavailable.ts';

const ROW = { name: 'row', secret: 'untouched' };

/** Cuts every connection of the database except the one that it runs on. */
const cutConnections = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );

/** Transactions that have written and wait for a signal to write again. */
const openTransactions = async (db: Database, count: number) => {
  let goOn: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => (goOn = resolve));
  const started: Promise<void>[] = [];
  const ends = Array.from({ length: count }, (_, index) => {
    let begin: () => void = () => undefined;
    started.push(new Promise<void>((resolve) => (begin = resolve)));
    return inTransaction(db, async (transaction) => {
      const write = (secret: string) =>
        transaction
          .insertInto('service_secret')
          .values({ name: `${String(index)} ${secret}`, secret })
          .execute();
      await write('first');
      begin();
      await resumed;
      await write('second');
    });
  });
  const errors = Promise.all(ends.map((end) => end.then(() => 'committed', isUnavailable)));
  await Promise.all(started);
  return { goOn, errors };
};

const waitingForLocks = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};

describeOnPostgresql('the connections to PostgreSQL', ({ open }) => {
  let database: OpenTestDatabase;
  beforeEach(async () => {
    database = await open(undefined, { lock: 1500, statement: 30_000 });
    await database.db.insertInto('service_secret').values(ROW).execute();
  });
  afterEach(() => database.close());

  it('[REL-1] a connection that is lost inside a transaction fails that transaction only', async () => {
    const { db } = database;
    for (let round = 0; round < 5; round += 1) {
      const { goOn, errors } = await openTransactions(db, 4);
      await cutConnections(db);
      goOn();
      expect(await errors).toEqual([true, true, true, true]);
      expect(await db.selectFrom('service_secret').selectAll().execute()).toEqual([ROW]);
    }
    const { goOn, errors } = await openTransactions(db, 4);
    goOn();
    expect(await errors).toEqual(Array(4).fill('committed'));
  });

  it('[REL-2] transactions that wait for a lock leave connections to read with, and end', async () => {
    const { db } = database;
    const update = () =>
      inTransaction(db, (transaction) =>
        transaction.updateTable('service_secret').set({ secret: 'changed' }).where('name', '=', ROW.name).execute(),
      );
    await db.transaction().execute(async (holder) => {
      await holder.selectFrom('service_secret').selectAll().forUpdate().execute();
      let ended = 0;
      const updates = Array.from({ length: 12 }, () =>
        update()
          .finally(() => (ended += 1))
          .then(() => 'committed', isUnavailable),
      );
      while (ended === 0 && (await waitingForLocks(db)) < 6);
      expect(await db.selectFrom('service_secret').selectAll().execute()).toEqual([ROW]);
      expect(ended).toBe(0);
      expect(await Promise.all(updates)).toEqual(Array(12).fill(true));
    });
    await update();
    expect(await db.selectFrom('service_secret').select('secret').execute()).toEqual([{ secret: 'changed' }]);
  });

  it('[REL-2] a statement has a time limit, one of a long transaction has none', async () => {
    const limited = await open(undefined, { lock: 0, statement: 1000 });
    const endless = sql`select pg_sleep(3600)`;
    const limitIn = async (db: Pick<Database, 'getExecutor'>) =>
      (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(db)).rows[0]?.limit;
    expect(await endless.execute(limited.db).then(() => 'done', isUnavailable)).toBe(true);
    expect(await inLongTransaction(limited.db, limitIn)).toBe('0');
    expect(await limitIn(limited.db)).toBe('1s');
    await limited.close();
  });

  it('[REL3-12] a connection for notifications is probed after half a minute', async () => {
    const probes = mock.method(Socket.prototype, 'setKeepAlive');
    const end = await listenOf(database.db)?.('spec', { onNotification: () => undefined, onGap: () => undefined });
    probes.mock.restore();
    await end?.();
    expect(probes.mock.calls.map(({ arguments: probe }) => probe)).toEqual([[true, 30_000]]);
  });

  it('every connection reads tables in their own order', async () => {
    const { rows } = await sql`select current_setting('synchronize_seqscans') as synchronised,
      current_setting('max_parallel_workers_per_gather') as workers`.execute(database.db);
    expect(rows).toEqual([{ synchronised: 'off', workers: '0' }]);
  });

  it('[REL-2] a connection without its settings is never used', async () => {
    const url = String(specRun().postgresql?.url);
    const db = await openDatabase({ kind: 'postgresql', url }, { lock: -1, statement: 0 });
    expect(await sql`select 1`.execute(db).then(() => 'done', isUnavailable)).toBe(true);
    await db.destroy();
  });
});
