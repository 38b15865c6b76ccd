import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../migration.ts';
import { runStatements } from '../run-statements.ts';

/** A step in plain SQL that PGlite and PostgreSQL both know: the file of its name, in this folder. */
const step = (name: string): Migration => ({
  name,
  up: (transaction) => runStatements(transaction, readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')),
});

/** Every step, in the order in which it is taken. */
export const migrations: readonly Migration[] = [
  // A database from before the baseline has its schema in 32 steps, of which this was the last.
  { ...step('0001-baseline'), replaces: '0033-newsletter-confirmations' },
];
