import { sql } from 'kysely';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';

/** PostgreSQL rejects control characters, and neither an alias nor a number contains one. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/**
 * Finds by aliases of the requested language, or of any other: a link sent from Sweden to Finland still works, and the
 * canonical URL of the result shows the correct address.
 */
export async function findByAliases(
  db: Database,
  language: Language,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const plain = aliases.filter(isPlain);
  if (plain.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_text')
    .select(['product_id', 'language', 'alias'])
    .where('language', 'in', languages)
    .where(
      'alias',
      'in',
      plain.map((alias) => alias.toLowerCase()),
    )
    .execute();
  // The requested language comes last, and wins.
  const order = [language, ...languages].toReversed();
  const byAlias = new Map(
    order.flatMap((each) => rows.filter((row) => row.language === each).map((row) => [row.alias, row.product_id])),
  );
  return new Map(
    plain.flatMap((alias) => {
      const id = byAlias.get(alias.toLowerCase());
      return id === undefined ? [] : [[alias, id]];
    }),
  );
}

/** Finds by one alias. */
export const findByAlias = async (db: Database, language: Language, alias: string): Promise<number | undefined> =>
  (await findByAliases(db, language, [alias])).get(alias);

/** Finds products by the article number of themselves or of one of their sizes, by number. */
export async function findByArticleNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const plain = numbers.filter(isPlain);
  if (plain.length === 0) return new Map();
  const wanted = sql.join(plain.map((number) => sql`${number}::text`));
  const { rows } = await sql<{
    article_number: string;
    product_id: number;
  }>`select article_number, product_id from sku where article_number in (${wanted})
    union all select article_number, product_id from product where article_number in (${wanted})`.execute(db);
  // A product's own number comes after those of sizes, and wins.
  return new Map(rows.map((row) => [row.article_number, row.product_id]));
}
