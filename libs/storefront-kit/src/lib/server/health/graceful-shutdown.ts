import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** For requests already on an open connection when the server stops listening, in ms. */
const LAST_REQUESTS = 50;

export interface ShutdownTimes {
  /**
   * The time between SIGTERM and the end of the service, in ms; 0 by default. The readiness check fails meanwhile, so
   * that a load balancer sends requests elsewhere.
   */
  readonly delay?: number | undefined;
  /** Ends the delay. */
  readonly hurry?: AbortSignal | undefined;
  /** The time that open requests then have, in ms; 3000 by default, because `npm start` ends a process after 5000. */
  readonly closeWithin?: number | undefined;
}

/**
 * Shuts down without failing requests. After SIGTERM the server keeps serving for `delay` ms, then stops listening,
 * then waits for open requests up to `closeWithin` ms and cuts the rest. Meanwhile each response has `connection:
 * close`. Returns whether the server is stopping.
 */
export function gracefulShutdown(
  server: FastifyInstance,
  { delay = 0, hurry, closeWithin = 3000 }: ShutdownTimes,
): () => boolean {
  let isStopping = false;
  let deadline: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    isStopping = true;
    if (delay > 0) await wait(delay, undefined, hurry && { signal: hurry }).catch(() => undefined);
    deadline = setTimeout(() => server.server.closeAllConnections(), closeWithin);
    if (!server.server.listening) return;
    // Not the HTTP server's own `close`, which also ends connections whose first bytes are unread.
    Server.prototype.close.call(server.server);
    await wait(LAST_REQUESTS);
  });
  server.addHook('onClose', async () => clearTimeout(deadline));
  // Otherwise a connection would stay open after its response and delay the end.
  server.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));
  return () => isStopping;
}
