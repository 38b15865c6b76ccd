import type { Language } from '@lyng/model';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { compareTexts } from '../core/collation.ts';
import type { ProductColumns } from './product-columns.ts';
import { recordReader } from './read-records.ts';

/**
 * Reads the names of all products in a language and ranks them as the language orders them; equal names have equal
 * ranks.
 */
export async function readNameRanks(
  db: Database,
  { size, ids, ordinalOf }: ProductColumns,
  language: Language,
): Promise<Int32Array> {
  const names = Array.from({ length: size }, () => '');
  const from = sql`(select * from product_text where language = ${sql.lit(language)}) as own`;
  const read = recordReader(db, ids.slice().sort(), ordinalOf);
  await read({ fields: sql`product_id, name`, from, order: sql`product_id` }, (ordinal, [, name = '']) => {
    names[ordinal] = name;
  });
  const compare = compareTexts(language);
  const ranks = new Map([...new Set(names)].sort(compare).map((name, rank) => [name, rank]));
  return Int32Array.from(names, (name) => ranks.get(name) ?? 0);
}
