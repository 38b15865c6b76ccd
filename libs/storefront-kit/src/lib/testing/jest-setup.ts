import { findRedis } from './redis-server.ts';

/** Runs once, before Jest starts its workers, which inherit the environment. */
// eslint-disable-next-line no-restricted-syntax -- Jest calls the default export.
export default async function setUp(): Promise<void> {
  process.env['TEST_REDIS_URL'] = (await findRedis(process.env)) ?? '';
}
