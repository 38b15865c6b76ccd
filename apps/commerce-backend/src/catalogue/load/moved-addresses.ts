import { sql } from 'kysely';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { categoryPath, productPath } from '../core/site-paths.ts';

interface Move {
  readonly old_url: string;
  readonly new_url: string;
}

/** Stores the addresses of the current catalogue for `findMoves`, until the transaction ends. */
export async function storeAddresses(transaction: DatabaseTransaction): Promise<void> {
  await sql`create temporary table former_product on commit drop as
    select product_id, language, alias from product_text`.execute(transaction);
  await sql`create temporary table former_category on commit drop as
    select category_id, language, alias from category_text`.execute(transaction);
}

interface MovedAlias {
  readonly language: Language;
  readonly former: string;
  readonly alias: string;
}

/** Where languages share a former address, it leads to the page of the last one. */
const movesOf = ({ rows }: { readonly rows: readonly MovedAlias[] }, path: (alias: string) => string): Move[] =>
  rows
    .toSorted((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language))
    .map(({ former, alias }) => ({ old_url: path(former), new_url: path(alias) }));

/** The addresses that the new catalogue leaves behind: same product or category, same language, other alias. */
export async function findMoves(transaction: DatabaseTransaction): Promise<readonly Move[]> {
  const categories = await sql<MovedAlias>`select language, former_category.alias as former, category_text.alias
    from former_category join category_text using (category_id, language)
    where former_category.alias <> category_text.alias order by category_id`.execute(transaction);
  const products = await sql<MovedAlias>`select language, former_product.alias as former, product_text.alias
    from former_product join product_text using (product_id, language)
    where former_product.alias <> product_text.alias order by product_id`.execute(transaction);
  return [...movesOf(categories, categoryPath), ...movesOf(products, productPath)];
}

/**
 * Saves the redirects: each former address leads to the last one of its page, and none that is in use again is
 * redirected. All moves happen at once, as two pages can exchange their addresses.
 */
export async function recordMoves(transaction: DatabaseTransaction, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const latest = new Map(moves.map((move) => [move.old_url, move.new_url]));
  const inUse = new Set(latest.values());
  const former = await transaction.selectFrom('url_history').select(['old_url', 'new_url']).execute();
  const redirects = new Map([
    ...former.map(({ old_url, new_url }) => [old_url, latest.get(new_url) ?? new_url] as const),
    ...latest,
  ]);
  await transaction.deleteFrom('url_history').execute();
  await insertRows(
    transaction,
    'url_history',
    [...redirects].filter(([old_url]) => !inUse.has(old_url)).map(([old_url, new_url]) => ({ old_url, new_url })),
  );
}

/** The new address of a path that moved, or undefined. */
export async function findMove(db: Database, path: string): Promise<Move | undefined> {
  return db.selectFrom('url_history').select(['old_url', 'new_url']).where('old_url', '=', path).executeTakeFirst();
}

/** More are not sent at once. */
const MAX_MOVES = 100_000;

/** All redirects, by their former address. */
export async function readMoves(db: Database): Promise<readonly Move[]> {
  return db.selectFrom('url_history').select(['old_url', 'new_url']).orderBy('old_url').limit(MAX_MOVES).execute();
}
