import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/app.ts';
import type { BackendConfig } from '../platform/config.ts';
import type { Filling } from '../platform/database/testing/filling.ts';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../platform/database/testing/test-databases.ts';
import { makeConfig } from './test-config.ts';

/** A server on a database of its own, which may be of any kind. */
export interface OpenApp extends OpenTestDatabase {
  readonly app: FastifyInstance;
}

interface OpenAppOptions {
  readonly config?: Partial<BackendConfig>;
  readonly filling?: Filling;
  readonly now?: () => Date;
}

export async function openApp({ config, filling, now }: OpenAppOptions = {}): Promise<OpenApp> {
  const { db, close } = await anyDatabase().open(filling);
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
