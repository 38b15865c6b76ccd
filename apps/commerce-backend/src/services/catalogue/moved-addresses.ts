import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { categoryPath, productPath } from './site-paths.ts';

interface Move {
  readonly old_url: string;
  readonly new_url: string;
}

const moved = (before: readonly (readonly [string, string])[], after: ReadonlyMap<string, string>, path: (alias: string) => string): Move[] =>
  before.flatMap(([key, alias]) => {
    const now = after.get(key);
    return now === undefined || now === alias ? [] : [{ old_url: path(alias), new_url: path(now) }];
  });

/** The addresses that a new catalogue leaves behind: same product or category and language, other alias. */
export async function movedAddresses(transaction: DatabaseTransaction, rows: CatalogueRows): Promise<readonly Move[]> {
  const products = await transaction.selectFrom('product_text').select(['product_id', 'language', 'alias']).execute();
  const categories = await transaction.selectFrom('category_text').select(['category_id', 'language', 'alias']).execute();
  return [
    ...moved(
      products.map((row) => [`${row.product_id}:${row.language}`, row.alias] as const),
      new Map(rows.product_text.map((row) => [`${row.product_id}:${row.language}`, row.alias])),
      productPath,
    ),
    ...moved(
      categories.map((row) => [`${row.category_id}:${row.language}`, row.alias] as const),
      new Map(rows.category_text.map((row) => [`${row.category_id}:${row.language}`, row.alias])),
      categoryPath,
    ),
  ];
}

/** Keeps the redirects; an address that is in use again is no longer redirected, and a chain is shortened to its end. */
export async function recordMoves(transaction: DatabaseTransaction, moves: readonly Move[]): Promise<void> {
  const latest = new Map(moves.map((move) => [move.old_url, move.new_url]));
  for (const [old_url, new_url] of latest) {
    await transaction.deleteFrom('url_history').where('old_url', 'in', [old_url, new_url]).execute();
    await transaction.updateTable('url_history').set({ new_url }).where('new_url', '=', old_url).execute();
  }
  await insertRows(transaction, 'url_history', [...latest].map(([old_url, new_url]) => ({ old_url, new_url })));
}

/** Where a path of the shop moved to, or nothing. */
export async function findMove(db: Database, path: string): Promise<Move | undefined> {
  return db.selectFrom('url_history').select(['old_url', 'new_url']).where('old_url', '=', path).executeTakeFirst();
}
