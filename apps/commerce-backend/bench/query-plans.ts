import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { productRows } from '../src/catalogue/documents/read-products.ts';
import { freshness } from '../src/catalogue/stock-log/read-freshness.ts';

/** Writes the query plans of the queries that every page runs. */
export async function printPlans(db: Database, file: string): Promise<void> {
  const ids = (
    await db
      .selectFrom('product')
      .select('product_id')
      .orderBy(sql`md5(product_id::text)`)
      .limit(48)
      .execute()
  ).map(({ product_id }) => product_id);
  const queries: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ['Is the catalogue still fresh? (each request)', freshness('0')],
    ['48 products of a list page', productRows(ids)],
    [
      'A product by its alias',
      sql`select product_id, language from product_text where language in ('da', 'sv', 'nb', 'fi') and alias = 'unknown'`,
    ],
    [
      'The lists of a broad word and its forms',
      sql`select term, segment, products, encode(packed, 'base64') from search_posting
        where build = (select max(build) from search_build) and language = 'sv' and term in ('sko', '=sko', 'skor', '=skor')`,
    ],
  ];
  const lines: string[] = [];
  for (const [name, rawQuery] of queries) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers, costs off) ${rawQuery}`.execute(db);
    lines.push(`## ${name}`, '', ...rows.map((row) => row['QUERY PLAN']), '');
  }
  writeFileSync(file, lines.join('\n'));
}
