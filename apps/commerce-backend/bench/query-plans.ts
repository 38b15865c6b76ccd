import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import { productRows } from '../src/catalogue/documents/read-products.ts';
import { freshness } from '../src/catalogue/stock-log/read-freshness.ts';
import { hits } from '../src/search/find/query-hits.ts';

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
  const word = (text: string) => ({
    text,
    strong: [`'${text}'`],
    near: [`'=${text}'`],
    prefix: [],
    head: [],
    isKind: true,
  });
  const search = (text: string, max: number) =>
    hits({
      language: 'sv',
      query: text
        .split(' ')
        .map((each) => `('${each}' | '=${each}' | '${each}':*)`)
        .join(' & '),
      words: text.split(' ').map(word),
      phrase: text,
      max,
    });
  const queries: readonly (readonly [string, RawBuilder<unknown>])[] = [
    ['Is the catalogue still fresh? (each request)', freshness('0')],
    ['48 products of a list page', productRows(ids)],
    [
      'A product by its alias',
      sql`select product_id, language from product_text where language in ('da', 'sv', 'nb', 'fi') and alias = 'unknown'`,
    ],
    ['A broad word, 240 hits ranked (autocomplete)', search('sko', 240)],
    ['A broad word, 2000 hits ranked (search page)', search('sko', 2000)],
    ['Two words', search('svart sneaker', 2000)],
    ['A rare word', search('wellington', 2000)],
  ];
  const lines: string[] = [];
  for (const [name, rawQuery] of queries) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers, costs off) ${rawQuery}`.execute(db);
    lines.push(`## ${name}`, '', ...rows.map((row) => row['QUERY PLAN']), '');
  }
  writeFileSync(file, lines.join('\n'));
}
