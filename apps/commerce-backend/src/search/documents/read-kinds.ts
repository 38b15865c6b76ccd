import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import { spelledWords } from './spelled-words.ts';

/** Lower-case words of a name: the kind, not the names of the model or the brand. */
const plainWords = (name: string): string[] => name.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu) ?? [];

/** Names that are fetched at once. */
const CHUNK = 50_000;

/**
 * Every word that names a kind of product in a language: of names, categories, colours and properties. They may end a
 * compound.
 */
export async function readKinds(
  transaction: DatabaseTransaction,
  { categories, parameterById }: CatalogueIndex,
  language: Language,
): Promise<ReadonlySet<string>> {
  const kinds = new Set(
    spelledWords([
      ...categories.map(({ texts }) => texts[language].name),
      ...[...parameterById.values()].map(({ value }) => value[language]),
    ]),
  );
  const colours = await transaction
    .selectFrom('product_text')
    .select('colour_name')
    .distinct()
    .where('language', '=', language)
    .execute();
  for (const word of spelledWords(colours.map(({ colour_name }) => colour_name))) kinds.add(word);
  for (let last = '', isEnd = false; !isEnd;) {
    const { rows } = await sql<{
      names: string[] | null;
    }>`select json_agg(name order by name collate "C") as names from (
      select distinct name collate "C" as name from product_text where language = ${language} and name collate "C" > ${last} order by 1 limit ${sql.lit(CHUNK)}) as names`.execute(
      transaction,
    );
    const names = rows[0]?.names ?? [];
    for (const word of spelledWords(names.flatMap(plainWords))) kinds.add(word);
    last = names.at(-1) ?? last;
    isEnd = names.length < CHUNK;
  }
  return kinds;
}
