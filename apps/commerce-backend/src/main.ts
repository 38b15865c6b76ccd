import { buildApp } from './api/app.ts';
import { readConfig } from './api/read-config.ts';
import type { BackendConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { DatabaseUnavailable } from './platform/database/unavailable.ts';
import { describeError } from './platform/errors/describe-error.ts';
import { fillDatabase } from './setup/fill-database.ts';
import { ConfigurationError } from './platform/errors/configuration-error.ts';

const codeOf = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return codeOf(error.cause);
  return error instanceof Error && 'code' in error ? error.code : undefined;
};

/** Not there, unknown host, wrong password, no such database. */
const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOENT', '28P01', '28000', '3D000'];

/** Describes errors that the operator can fix; everything else stays as it is. */
const asConfigurationError = (error: unknown, { port, place }: BackendConfig): unknown => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new ConfigurationError(
      `commerce-backend: port ${port} is taken. Stop what uses it, or set BACKEND_PORT to another.`,
    );
  }
  if (place.kind === 'postgresql' && unreachable.some((known) => known === code)) {
    return new ConfigurationError(
      `commerce-backend: no database is reachable at DATABASE_URL (${String(code)}). Start it, fix the address, or unset DATABASE_URL.`,
    );
  }
  return error;
};

/**
 * Closes once, however many signals come: a terminal sends one, and the npm that started this sends another. Ctrl-C
 * (SIGINT) skips the delay for a load balancer.
 */
const stopOnSignal = (hurry: AbortController, close: () => Promise<void>): void => {
  let closing: Promise<void> | undefined;
  const stop = (): void => {
    closing ??= close().catch((error: unknown) => {
      console.error(`commerce-backend: closing failed. ${describeError(error)}`);
      process.exitCode = 1;
    });
  };
  process.on('SIGINT', () => {
    hurry.abort();
    stop();
  });
  process.on('SIGTERM', stop);
};

const serve = async (db: Database, config: BackendConfig): Promise<void> => {
  await fillDatabase(db, {
    demo: config.demo,
    migrates: config.migrates,
    welcomeOffer: config.shop.welcomeOffer,
    print: (line) => console.log(line),
  });
  const healthDb = config.place.kind === 'postgresql' ? await openDatabase({ ...config.place, connections: 1 }) : db;
  const hurry = new AbortController();
  const app = buildApp({ db, healthDb, config, hurry: hurry.signal });
  stopOnSignal(hurry, async () => {
    await app.close();
    await healthDb.destroy();
    await db.destroy();
  });
  try {
    const address = await app.listen({ port: config.port, host: config.host });
    console.log(`commerce-backend: listening on ${address}`);
  } catch (error) {
    await app.close();
    await healthDb.destroy();
    throw error;
  }
};

/** `main.ts migrate`: brings the schema up to date and ends. */
const migrateOnly = async (db: Database): Promise<void> => {
  const steps = await migrate(db);
  console.log(
    `commerce-backend: ${steps.length === 0 ? 'the schema is up to date.' : `migrated ${steps.join(', ')}.`}`,
  );
  await db.destroy();
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const db = await openDatabase(config.place);
  try {
    await (process.argv[2] === 'migrate' ? migrateOnly(db) : serve(db, config));
  } catch (error) {
    await db.destroy();
    throw asConfigurationError(error, config);
  }
};

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : describeError(error));
  process.exitCode = 1;
}
