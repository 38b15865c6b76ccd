import { sql } from 'kysely';
import type { Database } from './database.ts';
import { inLongTransaction } from './in-transaction.ts';
import { ConfigurationError } from '../errors/configuration-error.ts';
import { migrations } from './migrations/migrations.ts';
import type { Migration } from './migrations/migrations.ts';

/** Any number that no other user of the server's advisory locks takes. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the schema up to date and returns the names of the steps that it took. Several processes may call it at once:
 * one works, the others wait for it.
 */
export function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<readonly string[]> {
  return inLongTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now()
    )`.execute(transaction);
    const missing = await missingOf(transaction, steps);
    for (const step of missing) {
      await step.up(transaction);
      await sql`insert into migration (name) values (${step.name})`.execute(transaction);
    }
    return missing.map(({ name }) => name);
  });
}

const missingOf = async (db: Database, steps: readonly Migration[]): Promise<readonly Migration[]> => {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return steps.filter(({ name, replaces = name }) => !applied.has(name) && !applied.has(replaces));
};

/** The steps that the schema lacks. Steps of a newer release do not matter: an old process works with them. */
export async function missingSteps(db: Database): Promise<readonly string[]> {
  const table = await sql<{ found: string | null }>`select to_regclass('migration')::text as found`.execute(db);
  const missing = table.rows[0]?.found == null ? migrations : await missingOf(db, migrations);
  return missing.map(({ name }) => name);
}

/** For a process that leaves the schema to `npm run migrate`. */
export async function requireSchema(db: Database): Promise<void> {
  const missing = await missingSteps(db);
  if (missing.length > 0)
    throw new ConfigurationError(
      `commerce-backend: the database lacks ${missing.join(', ')}. Run npm run migrate, or unset MIGRATE.`,
    );
}
