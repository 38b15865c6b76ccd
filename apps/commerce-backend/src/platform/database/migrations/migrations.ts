import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database.ts';

/** One step of the schema. A step that has been released is never changed; a new one follows it. */
export interface Migration {
  readonly name: string;
  /** An earlier step: a database that has taken it needs this one no more. */
  readonly replaces?: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}

/**
 * A step in plain SQL that PGlite and PostgreSQL both know: the file of its name, in this folder. Both take one statement
 * per prepared query. A semicolon at the end of a line whose next line is not indented ends a statement: those in the
 * body of a function are.
 */
const step = (name: string): Migration => ({
  name,
  up: async (transaction) => {
    const statements = readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8').split(/;\n+(?! )/);
    for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
  },
});

/** Every step, in the order in which it is taken. */
export const migrations: readonly Migration[] = [
  // A database from before the baseline has its schema in 32 steps, of which this was the last.
  { ...step('0001-baseline'), replaces: '0033-newsletter-confirmations' },
];
