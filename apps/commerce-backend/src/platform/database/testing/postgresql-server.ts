import { existsSync } from 'node:fs';
import pg from 'pg';

/** A PostgreSQL server on which specs run. */
export interface PostgresqlServer {
  readonly url: string;
  readonly mayCreateDatabases: boolean;
}

const SOCKET_FOLDER = '/var/run/postgresql';
/** Ms; long, because a server that is not there fails at once, and a busy machine is slow. */
const CONNECTION_TIMEOUT = 15_000;

const connect = async (url: string): Promise<PostgresqlServer> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT });
  // A connection that breaks reports it twice; the rejected promise is enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user',
    );
    return { url, mayCreateDatabases: rows[0]?.may === true };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * The server of `TEST_DATABASE_URL`, which must be reachable when it is set; else the local one with its database
 * `test`, if there is one.
 */
export async function findPostgresql(env: NodeJS.ProcessEnv): Promise<PostgresqlServer | undefined> {
  const { TEST_DATABASE_URL: given = '', PGPORT: port = '5432' } = env;
  if (given !== '') {
    return connect(given).catch((error: unknown) => {
      throw new Error(
        `commerce-backend: no PostgreSQL server is reachable at TEST_DATABASE_URL. Start it, or unset the variable to run without one.`,
        { cause: error },
      );
    });
  }
  const user = env['PGUSER'] ?? env['USER'] ?? 'postgres';
  const urls = [
    ...(existsSync(`${SOCKET_FOLDER}/.s.PGSQL.${port}`)
      ? [`postgresql://${user}@/test?host=${SOCKET_FOLDER}&port=${port}`]
      : []),
    `postgresql://${user}@127.0.0.1:${port}/test`,
    `postgresql://postgres@127.0.0.1:${port}/test`,
  ];
  for (const url of urls) {
    const server = await connect(url).catch(() => undefined);
    if (server !== undefined) return server;
  }
  return undefined;
}
