import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';

/** The content of a database when a test file opens it. */
export interface Filling {
  /** Names the snapshot or template that is made of it: one name, one filling. Lower-case letters and dashes. */
  readonly name: string;
  /** Fills a migrated database. */
  readonly fill: (db: Database) => Promise<void>;
}

/** Migrated, and nothing else: every other filling starts from it. */
export const emptyFilling: Filling = { name: 'empty', fill: async (db) => void (await migrate(db)) };
