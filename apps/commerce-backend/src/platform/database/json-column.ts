import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as data, written as JSON text, because the drivers take a JavaScript array for an SQL one. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;
