import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { FrameRows, ProductRows } from './catalogue-rows.ts';
import { categoryPath, productPath } from '../core/site-paths.ts';

interface Move {
  readonly old_url: string;
  readonly new_url: string;
}

/** The addresses that a catalogue has: aliases by product or category and language. */
export interface Addresses {
  readonly products: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
}

/** Reads the addresses of the current catalogue. */
export async function readAddresses(transaction: DatabaseTransaction): Promise<Addresses> {
  const products = await transaction.selectFrom('product_text').select(['product_id', 'language', 'alias']).execute();
  const categories = await transaction
    .selectFrom('category_text')
    .select(['category_id', 'language', 'alias'])
    .execute();
  return {
    products: new Map(products.map((row) => [`${row.product_id}:${row.language}`, row.alias])),
    categories: new Map(categories.map((row) => [`${row.category_id}:${row.language}`, row.alias])),
  };
}

const moved = (
  before: ReadonlyMap<string, string>,
  key: string,
  alias: string,
  path: (alias: string) => string,
): Move[] => {
  const was = before.get(key);
  return was === undefined || was === alias ? [] : [{ old_url: path(was), new_url: path(alias) }];
};

/** The addresses that new products leave behind: same product and language, other alias. */
export const movedProducts = ({ products }: Addresses, rows: ProductRows['product_text']): Move[] =>
  rows.flatMap((row) => moved(products, `${row.product_id}:${row.language}`, row.alias, productPath));

/** The addresses that new categories leave behind. */
export const movedCategories = ({ categories }: Addresses, rows: FrameRows['category_text']): Move[] =>
  rows.flatMap((row) => moved(categories, `${row.category_id}:${row.language}`, row.alias, categoryPath));

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
