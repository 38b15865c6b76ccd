import { MAX_SAVED_ADDRESSES } from '@lyng/model';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Address } from '../../shop/address.ts';
import { lockAccount } from '../account/account-store.ts';
import type { PeopleTables } from '../people-tables.ts';

export type SavedAddress = Pick<Selectable<PeopleTables['account_address']>, 'id' | 'address' | 'is_default'>;

/** The account's addresses, the default first, then the oldest. */
export const addressesOf = (db: Database, accountId: number): Promise<readonly SavedAddress[]> =>
  db
    .selectFrom('account_address')
    .select(['id', 'address', 'is_default'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();

/** One change of an account's addresses at a time. */
const whileLocked = <Value>(
  db: Database,
  accountId: number,
  change: (transaction: DatabaseTransaction) => Promise<Value>,
): Promise<Value> =>
  inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId);
    return change(transaction);
  });

const isSame = (a: Address, b: Address): boolean =>
  (Object.keys(b) as (keyof Address)[]).every((field) => a[field] === b[field]);

/** Adds an address, the first one as the default. One that is there already is not added again: a form may be sent twice. */
export const addAddress = (
  db: Database,
  { accountId, address, now }: { readonly accountId: number; readonly address: Address; readonly now: Date },
): Promise<SavedAddress> =>
  whileLocked(db, accountId, async (transaction) => {
    const saved = await addressesOf(transaction, accountId);
    const same = saved.find((each) => isSame(each.address, address));
    if (same) return same;
    if (saved.length >= MAX_SAVED_ADDRESSES)
      throw graphqlError('TooManyAddresses', `An account saves at most ${String(MAX_SAVED_ADDRESSES)} addresses.`);
    return transaction
      .insertInto('account_address')
      .values({
        account_id: accountId,
        address: JSON.stringify(address),
        is_default: saved.length === 0,
        created_at: now,
      })
      .returning(['id', 'address', 'is_default'])
      .executeTakeFirstOrThrow();
  });

/** Changes an address; `undefined` for an id that is not of the account. */
export const changeAddress = (
  db: Database,
  { accountId, id, address }: { readonly accountId: number; readonly id: number; readonly address: Address },
): Promise<SavedAddress | undefined> =>
  db
    .updateTable('account_address')
    .set({ address: JSON.stringify(address) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['id', 'address', 'is_default'])
    .executeTakeFirst();

/** Makes one address the default; whether it is the account's. */
const makeDefault = async (transaction: DatabaseTransaction, accountId: number, id: number): Promise<boolean> => {
  const saved = await addressesOf(transaction, accountId);
  if (!saved.some((each) => each.id === id)) return false;
  // In two steps: no two rows may be the default at any time.
  const own = transaction.updateTable('account_address').where('account_id', '=', accountId);
  await own.set({ is_default: false }).where('id', '!=', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
  return true;
};

export const setDefaultAddress = (db: Database, accountId: number, id: number): Promise<boolean> =>
  whileLocked(db, accountId, (transaction) => makeDefault(transaction, accountId, id));

/** Deletes one address; after the default, the oldest of the others is it. */
export const deleteAddress = (db: Database, accountId: number, id: number): Promise<boolean> =>
  whileLocked(db, accountId, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('account_address')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('is_default')
      .executeTakeFirst();
    const [oldest] = await addressesOf(transaction, accountId);
    if (deleted?.is_default === true && oldest) await makeDefault(transaction, accountId, oldest.id);
    return deleted !== undefined;
  });
