import { sql } from 'kysely';
import type { Insertable, RawBuilder, SelectType } from 'kysely';
import { readAhead } from '../collections/read-ahead.ts';
import type { DatabaseTransaction, Tables } from './database.ts';

/** Characters of JSON in one statement, at least: a larger parameter takes much memory and is no faster. */
const CHUNK_LENGTH = 500_000;

type JsonValue<Value> = Value extends Date ? Date | string : Value;

/** A row as JSON takes it: what is read of a column, a date also as text. Columns with a default may be missing. */
export type JsonRow<Row> = {
  readonly [Column in keyof Insertable<Row>]: Column extends keyof Row ? JsonValue<SelectType<Row[Column]>> : never;
};

type Insert = RawBuilder<unknown>;

/** The statements that insert rows, each made when it is its turn. All rows have the columns of the first. */
export function* insertStatements<Table extends keyof Tables & string>(
  table: Table,
  rows: Iterable<JsonRow<Tables[Table]>>,
): Generator<Insert> {
  let columns: Insert | undefined;
  let chunk: string[] = [];
  let length = 0;
  const statement = () => sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${chunk.join(',')}]`}::json)`;
  for (const row of rows) {
    columns ??= sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const json = JSON.stringify(row);
    chunk.push(json);
    length += json.length;
    if (length < CHUNK_LENGTH) continue;
    yield statement();
    [chunk, length] = [[], 0];
  }
  if (chunk.length > 0) yield statement();
}

/** Inserts many rows with one JSON parameter per chunk, which is many times faster than one parameter per value. */
export async function insertRows<Table extends keyof Tables & string>(
  transaction: DatabaseTransaction,
  table: Table,
  rows: Iterable<JsonRow<Tables[Table]>>,
): Promise<void> {
  await runInserts(transaction, insertStatements(table, rows));
}

/** Runs statements in order; the next one is made while the database runs the one before. */
export async function runInserts(transaction: DatabaseTransaction, statements: Iterable<Insert>): Promise<void> {
  for await (const _ of readAhead(statements, (statement) => statement.execute(transaction)));
}
