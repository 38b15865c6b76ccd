import { sql } from 'kysely';
import type { DatabaseTransaction } from './database.ts';

/**
 * Runs SQL statements separated by a semicolon at the end of a line whose next line is not indented: those in the body of
 * a function are. Both databases take one statement per prepared query, and a schema reads best as plain SQL.
 */
export async function runStatements(transaction: DatabaseTransaction, statements: string): Promise<void> {
  for (const statement of statements.split(/;\n+(?! )/)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
  }
}
