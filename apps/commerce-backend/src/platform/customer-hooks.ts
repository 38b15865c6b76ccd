import type { CurrencyCode, MinorUnits } from '@lyng/model';
import type { Database, DatabaseTransaction } from './database/database.ts';

export interface DeletedCustomer {
  /** As other tables name the account. */
  readonly userId: string;
  readonly email: string;
}

/** Deletes what one area of the shop stores about a customer, in the transaction that deletes the account. */
export interface CustomerDeletion {
  /** Rows that placing an order locks before the account. */
  readonly beforeAccount?: (transaction: DatabaseTransaction, customer: DeletedCustomer) => Promise<void>;
  readonly afterAccount?: (transaction: DatabaseTransaction, customer: DeletedCustomer) => Promise<void>;
}

export interface ExportedCustomer {
  readonly userId: string;
  readonly cartId: string | undefined;
}

/** Rows as they are stored, without what only the shop's own programs understand. */
export type ExportedRows = readonly object[];

/**
 * One table's data about a customer. It has only rows that an account or its orders own: the address of an account is
 * not verified, so nothing is looked up by address alone.
 */
export interface CustomerExport {
  readonly table: string;
  /** The name of the rows in the file. */
  readonly name: string;
  readonly rows: (db: Database, customer: ExportedCustomer) => Promise<ExportedRows>;
}

export interface CustomerBalance {
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
}

/** The work of other areas for an account: accounts depend on none of them. */
export interface CustomerHooks {
  readonly balancesOf: (db: Database, userId: string) => Promise<readonly CustomerBalance[]>;
  readonly deletions: readonly CustomerDeletion[];
  readonly exports: readonly CustomerExport[];
}
