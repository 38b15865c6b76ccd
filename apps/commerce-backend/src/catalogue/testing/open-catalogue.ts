import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../api/app.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Filling } from '../../platform/database/testing/filling.ts';
import type { TestDatabase } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { loadCatalogue } from '../load/load-catalogue.ts';
import { exampleCatalogue, NOW } from './example-catalogue.ts';

/** The example catalogue on a database, behind the API, whose clock does not move. */
export interface OpenCatalogue {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** The example catalogue. */
export const exampleFilling: Filling = {
  name: 'example-catalogue',
  fill: (db) => loadCatalogue(db, exampleCatalogue, { seededAt: NOW }),
};

export async function openCatalogue(open: TestDatabase['open']): Promise<OpenCatalogue> {
  const { db, close } = await open(exampleFilling);
  const app = buildApp({ db, config: makeConfig(), now: () => NOW });
  return {
    app,
    db,
    close: async () => {
      await app.close();
      await close();
    },
  };
}
