import type { Filling } from '../../platform/database/testing/filling.ts';
import type { TestDatabase } from '../../platform/database/testing/test-databases.ts';
import { openApp } from '../../testing/open-app.ts';
import type { OpenApp } from '../../testing/open-app.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { exampleCatalogue, NOW } from './example-catalogue.ts';

/** The example catalogue. */
export const exampleFilling: Filling = {
  name: 'example-catalogue',
  fill: (db) => loadCatalogue(db, exampleCatalogue, { seededAt: NOW }),
};

/** The example catalogue on a database, behind the API, whose clock does not move. */
export const openCatalogue = (open: TestDatabase['open']): Promise<OpenApp> =>
  openApp({ open, filling: exampleFilling, now: () => NOW });
