import type { FastifyInstance } from 'fastify';

const warning =
  'A request came through a proxy that this server does not trust: the limits count all shoppers behind it as one. Set TRUST_PROXY=1 if the proxy is yours.\n';

/** Writes one line at the first request that a proxy has passed on, where no proxy is trusted. */
export function warnOfProxy(server: FastifyInstance, write: (line: string) => void): void {
  let isWritten = false;
  server.addHook('onRequest', async ({ headers }) => {
    if (isWritten || headers['x-forwarded-for'] === undefined) return;
    isWritten = true;
    write(warning);
  });
}
