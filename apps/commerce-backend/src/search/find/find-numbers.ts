import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Max products of one number. */
const MAX_FOUND = 50;

const plain = (column: string) => sql`lower(translate(${sql.ref(column)}, '-./& ', ''))`;

/** Letters and digits from which the beginning of an article number is recognised. */
const MIN_BEGINNING = 4;

/** Finds products by article numbers and GTINs, written in small letters and without hyphens and spaces. */
export async function findByNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  if (numbers.length === 0) return found;
  const wanted = sql.join(numbers.map((number) => sql`${number}::text`));
  const { rows } = await sql<{ number: string; product_id: number }>`
    (select ${plain('article_number')} as number, product_id from product where ${plain('article_number')} in (${wanted}) limit ${sql.lit(MAX_FOUND)})
    union (select ${plain('article_number')}, product_id from sku where ${plain('article_number')} in (${wanted}) limit ${sql.lit(MAX_FOUND)})
    union (select gtin, product_id from sku where gtin in (${wanted}) limit ${sql.lit(MAX_FOUND)})`.execute(db);
  for (const { number, product_id: id } of rows) found.set(number, [...(found.get(number) ?? []), id]);
  return found;
}

/** Finds products whose article number begins so, written as above. */
export async function findByBeginnings(
  db: Database,
  beginnings: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, readonly number[]>();
  for (const beginning of beginnings.filter(({ length }) => length >= MIN_BEGINNING)) {
    const { rows } = await sql<{ product_id: number }>`
      select product_id from product where starts_with(${plain('article_number')}, ${beginning}::text)
        order by article_number limit ${sql.lit(MAX_FOUND)}`.execute(db);
    if (rows.length > 0)
      found.set(
        beginning,
        rows.map(({ product_id: id }) => id),
      );
  }
  return found;
}
