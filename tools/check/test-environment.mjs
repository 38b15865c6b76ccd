// The properties of this machine that decide which tests run. `test` has this output among its inputs, so that a result
// is replayed only where it would be the same.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresql } from '../../apps/commerce-backend/src/platform/database/testing/postgresql-server.ts';
import { findRedis } from '../../libs/storefront-kit/src/lib/testing/redis-server.ts';
import { chromiumPaths } from '../setup/chromium-paths.mjs';
import { root } from '../setup/runtime.mjs';

const chromium = chromiumPaths(process.platform, process.env).find((path) => existsSync(path));

const server = await findPostgresql(process.env).catch((error) => ({ url: error.message }));
console.log(`PostgreSQL: ${server?.url ?? 'none'}`);
console.log(`Redis: ${(await findRedis(process.env).catch((error) => error.message)) ?? 'none'}`);
console.log(`Chromium: ${chromium ? spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'none'}`);
for (const folder of ['FEED_FOLDER', 'NUMBERS_FOLDER']) {
  const path = process.env[folder] ?? join(root, '../shared/data');
  console.log(`${folder}: ${existsSync(path) ? path : 'none'}`);
}
