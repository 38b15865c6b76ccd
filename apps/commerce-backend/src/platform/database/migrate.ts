import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inLongTransaction } from './in-transaction.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/migrations.ts';

/** Any number that no other user of the server's advisory locks takes. */
const MIGRATION_LOCK = 4_711_001;

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait for it. */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await inLongTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(transaction);
    const applied = new Set(rows.map((row) => row.name));
    for (const step of steps) {
      if (applied.has(step.name)) continue;
      await step.up(transaction);
      await sql`insert into migration (name) values (${step.name})`.execute(transaction);
    }
  });
}
