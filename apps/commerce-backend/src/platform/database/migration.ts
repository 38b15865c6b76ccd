import type { DatabaseTransaction } from './database.ts';

/** One step of the schema. A step that has been released is never changed; a new one follows it. */
export interface Migration {
  readonly name: string;
  /** An earlier step: a database that has taken it needs this one no more. */
  readonly replaces?: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}
