import type { CatalogueSource } from '@lyng/model';
import type { OpenTestDatabase, TestDatabase } from '../../platform/database/testing/test-databases.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { makeCatalogueReader } from '../snapshot/catalogue-reader.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { NOW } from './example-catalogue.ts';

/** A catalogue on a database, and what a process has of it in memory. */
export interface OpenSnapshot extends OpenTestDatabase {
  readonly snapshot: CatalogueSnapshot;
}

export async function openSnapshot(open: TestDatabase['open'], source: CatalogueSource): Promise<OpenSnapshot> {
  const opened = await open();
  await loadCatalogue(opened.db, source, { seededAt: NOW });
  return { ...opened, snapshot: await makeCatalogueReader(opened)() };
}
