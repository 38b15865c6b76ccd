import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CatalogueIndex } from '../../catalogue/snapshot/catalogue-index.ts';
import { conceptTable } from '../core/concepts/concept-table.ts';
import { hasDigit } from '../core/words/words.ts';
import { spelledWords } from './product-terms.ts';

/** The role of a word of the trade. */
export type TradeRole = 'kind' | 'property' | 'brand';

/** Lower-case words of a name: the kind, not the names of the model or the brand. */
const plainWords = (name: string): string[] => name.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]*/gu) ?? [];

/** Names that are fetched at once. */
const CHUNK = 50_000;

const MIN_KIND_LENGTH = 3;

/** Kinds end so: `ullkjol` is a kjol. */
const endsAsKind = (language: Language): ((word: string) => boolean) => {
  const ends = new Set(
    conceptTable
      .filter(({ type }) => type === 'kind')
      .flatMap(({ words }) => words[language])
      .filter((word) => word.length >= MIN_KIND_LENGTH),
  );
  return (word) =>
    Array.from({ length: word.length - MIN_KIND_LENGTH + 1 }, (_, start) => word.slice(start)).some((end) =>
      ends.has(end),
    );
};

async function* namesOf(transaction: DatabaseTransaction, language: Language): AsyncGenerator<readonly string[]> {
  for (let last = '', isEnd = false; !isEnd;) {
    const { rows } = await sql<{
      names: string[] | null;
    }>`select json_agg(name order by name collate "C") as names from (
      select distinct name collate "C" as name from product_text where language = ${language} and name collate "C" > ${last} order by 1 limit ${sql.lit(CHUNK)}) as names`.execute(
      transaction,
    );
    const names = rows[0]?.names ?? [];
    yield names;
    last = names.at(-1) ?? last;
    isEnd = names.length < CHUNK;
  }
}

/** The words of the trade in a language: of brands, colours, properties, categories and kinds in names. */
export async function readTradeWords(
  transaction: DatabaseTransaction,
  { brands, categories, parameterById }: CatalogueIndex,
  language: Language,
): Promise<ReadonlyMap<string, TradeRole>> {
  const roles = new Map<string, TradeRole>();
  const put = (texts: readonly string[], role: TradeRole): void => {
    for (const word of spelledWords(texts)) if (!hasDigit(word)) roles.set(word, role);
  };
  put(
    brands.map(({ name }) => name),
    'brand',
  );
  const colours = await transaction
    .selectFrom('product_text')
    .select('colour_name')
    .distinct()
    .where('language', '=', language)
    .execute();
  put(
    colours.map(({ colour_name }) => colour_name),
    'property',
  );
  put(
    [...parameterById.values()].map(({ value }) => value[language]),
    'property',
  );
  put(
    categories.map(({ texts }) => texts[language].name),
    'kind',
  );
  const isKind = endsAsKind(language);
  for await (const names of namesOf(transaction, language))
    put(
      names.flatMap((name) => plainWords(name).filter(isKind)),
      'kind',
    );
  return roles;
}
