import type { Selectable, Updateable } from 'kysely';
import type { CustomerType, Language, MarketAlias } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { toAddress } from '../../shop/address.ts';
import type { Address } from '../../shop/address.ts';
import type { PeopleTables } from '../people-tables.ts';

export type Account = Selectable<PeopleTables['account']>;

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly market: MarketAlias;
  readonly language: Language;
  readonly customerType?: CustomerType;
  readonly address?: Address;
  readonly memberType?: string;
  readonly memberId?: number;
}

/** Creates an account; undefined when the address has one, also for two concurrent requests. */
export async function createAccount(db: Database, account: NewAccount, now: Date): Promise<Account | undefined> {
  return db
    .insertInto('account')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      customer_type: account.customerType ?? 'PERSON',
      gender: 'UNSET',
      newsletter: false,
      personal_id: '',
      address: JSON.stringify(account.address ?? toAddress(undefined)),
      meta_data: '',
      member_type: account.memberType ?? '',
      member_id: account.memberId ?? 0,
      member_discount: 0,
      market: account.market,
      language: account.language,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The account of that address, which is in lower case. */
export const findAccountByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

const ACCOUNT_ID = /^[1-9]\d{0,8}$/;

/** The account of a token's `sid`; tokens of an auth service elsewhere name accounts that are not here. */
export const findAccount = async (db: Database, userId: string): Promise<Account | undefined> =>
  ACCOUNT_ID.test(userId)
    ? db.selectFrom('account').selectAll().where('id', '=', Number(userId)).executeTakeFirst()
    : undefined;

/** The same, locked until the transaction ends. */
export const lockAccount = (transaction: DatabaseTransaction, id: number): Promise<Account | undefined> =>
  transaction.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Changes what is given and leaves the rest. */
export const changeAccount = (
  db: Database,
  id: number,
  change: Omit<Updateable<PeopleTables['account']>, 'updated_at'>,
  now: Date,
): Promise<Account | undefined> =>
  db
    .updateTable('account')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
