import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/app.ts';
import type { BackendConfig } from '../platform/config.ts';
import type { Filling } from '../platform/database/testing/filling.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import type { OpenTestDatabase, TestDatabase } from '../platform/database/testing/test-databases.ts';
import { makeConfig } from './test-config.ts';

/** A server on a database of its own. */
export interface OpenApp extends OpenTestDatabase {
  readonly app: FastifyInstance;
}

interface OpenAppOptions {
  /** How to open the database; one of any kind by default. */
  readonly open?: TestDatabase['open'];
  readonly config?: Partial<BackendConfig>;
  readonly filling?: Filling;
  readonly now?: () => Date;
}

export async function openApp({
  open = anyDatabase().open,
  config,
  filling,
  now,
}: OpenAppOptions = {}): Promise<OpenApp> {
  const { db, close } = await open(filling);
  const app = buildApp({ db, config: makeConfig(config), ...(now && { now }) });
  return {
    app,
    db,
    close: async () => {
      await app.close();
      await close();
    },
  };
}
