import { sql } from 'kysely';
import { isIdScope } from '@lyng/catalogue-import';
import type { EarlierImport, ImportedId } from '@lyng/catalogue-import';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

/** Reads what earlier imports numbered, and which of their products the shop still has. */
export async function readEarlierImport(db: Database): Promise<EarlierImport> {
  const rows = await db.selectFrom('import_id').select(['scope', 'key', 'id', 'alias']).orderBy('id').execute();
  const stored = await db.selectFrom('import_hash').select(['product_id', 'hash']).execute();
  const shop = await db.selectFrom('product').select('product_id').execute();
  const inShop = new Set(shop.map(({ product_id }) => product_id));
  const hashes = new Map(stored.map(({ product_id, hash }) => [product_id, hash]));
  return {
    ids: rows.filter((row): row is ImportedId => isIdScope(row.scope)),
    hashes,
    products: new Map([...hashes].filter(([id]) => inShop.has(id))),
  };
}

/** Writes the numbers of an import and the hashes of its products, in the transaction that loads the catalogue. */
export async function writeImport(
  transaction: DatabaseTransaction,
  { ids, hashes }: { readonly ids: readonly ImportedId[]; readonly hashes: ReadonlyMap<number, string> },
): Promise<void> {
  await sql`truncate import_id, import_hash`.execute(transaction);
  await insertRows(transaction, 'import_id', ids);
  await insertRows(
    transaction,
    'import_hash',
    [...hashes].map(([product_id, hash]) => ({ product_id, hash })),
  );
}
