import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../api/app.ts';
import type { Filling } from '../../platform/database/testing/filling.ts';
import type { TestDatabase } from '../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { fillDatabase } from '../fill-database.ts';

/** The demo shop with its accounts and codes. */
const completeDemo: Filling = {
  name: 'demo-complete',
  fill: (db) => fillDatabase(db, { demo: true, print: () => undefined }),
};

/** The key of the members programme's API. */
export const engageKey = 'the-key-of-the-members-programme';

/** The demo shop behind a port of its own. */
export interface OpenDemo {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the backend with the demo shop, and lets its schema be read. */
export async function openDemo({ open }: TestDatabase): Promise<OpenDemo> {
  const { db, close } = await open(completeDemo);
  const dataFolder = mkdtempSync(join(tmpdir(), 'open-demo-'));
  const config = makeConfig({ dataFolder, development: true, engageApiKey: engageKey });
  const app = buildApp({ db, config });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close();
      await close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
