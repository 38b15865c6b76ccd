import { connect } from 'node:net';

const LOCAL = 'redis://127.0.0.1:6379';

/** Whether a Redis responds there; ms until it has not, long, because a busy machine is slow. */
const responds = (url: string, timeout = 15_000): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout });
    const end = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    for (const failure of ['error', 'timeout', 'close']) socket.once(failure, () => end(false));
    // Also a server that demands a password has responded.
    socket.once('data', (data) => end(/^[+-]/.test(String(data)))).write('PING\r\n');
  });

/** The server of `TEST_REDIS_URL`, which must be reachable when it is set; else the local one, if there is one. */
export async function findRedis(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { TEST_REDIS_URL: given = '' } = env;
  if (await responds(given || LOCAL)) return given || LOCAL;
  if (given === '') return undefined;
  throw new Error(
    '@lyng/storefront-kit: no Redis is reachable at TEST_REDIS_URL. Start it, or unset the variable to run without one.',
  );
}
