import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Creates a function that empties these tables and all that refer to them, and resets their sequences: what `truncate …
 * restart identity cascade` does, but rows are deleted. A truncated table is a new file, which takes many times longer
 * than the few rows of a test file.
 */
export async function emptierOf(db: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ statement: string }>`
    with recursive reached (table_id, depth) as (
      select oid, 0 from pg_class where relkind = 'r' and pg_table_is_visible(oid) and relname in (${sql.join(tables)})
      union
      select conrelid, depth + 1 from reached join pg_constraint on confrelid = table_id and contype = 'f'
    ), ordered as (select table_id, max(depth) as depth from reached group by table_id)
    select statement from (
      select format('delete from %s', table_id::regclass) as statement, depth from ordered
      union all
      select format('perform setval(%L, %s, false)', seqrelid::regclass, seqstart), -1
      from ordered join pg_depend on refobjid = table_id and deptype in ('a', 'i') join pg_sequence on seqrelid = objid
    ) as statements
    order by depth desc`.execute(db);
  const block = `do $$ begin ${rows.map(({ statement }) => `${statement};`).join(' ')} end $$`;
  return async () => {
    await sql.raw(block).execute(db);
  };
}
