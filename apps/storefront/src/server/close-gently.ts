import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** For a request that is on its way over an open connection when the shop no longer listens, in ms. */
const LAST_REQUESTS = 50;

export interface ClosingTimes {
  /** How long the shop still serves while its readiness fails, in ms, so that a load balancer sends requests elsewhere. */
  readonly delay: number;
  /** Ends the delay. */
  readonly hurry: AbortSignal | undefined;
  /** How long pages that are being rendered may then still take, in ms. */
  readonly closeWithin: number;
}

/**
 * Lets a shop that is told to stop serve what arrives, so that nobody sees a deploy. It serves for `delay` ms more, then
 * stops listening, then waits for open requests, of which it cuts what takes too long. Each response says `connection: close`
 * meanwhile. Returns whether the shop is stopping.
 */
export function closeGently(server: FastifyInstance, { delay, hurry, closeWithin }: ClosingTimes): () => boolean {
  let isStopping = false;
  let deadline: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    isStopping = true;
    if (delay > 0) await wait(delay, undefined, hurry && { signal: hurry }).catch(() => undefined);
    deadline = setTimeout(() => server.server.closeAllConnections(), closeWithin);
    if (!server.server.listening) return;
    // Not the HTTP server's own `close`, which also ends connections whose first bytes have not been read yet.
    Server.prototype.close.call(server.server);
    await wait(LAST_REQUESTS);
  });
  server.addHook('onClose', async () => clearTimeout(deadline));
  // Else a connection that has had its response would stay open, and hold up the end.
  server.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));
  return () => isStopping;
}
