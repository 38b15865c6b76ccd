import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for open requests when the server stops; `npm start` ends a process after five seconds. */
const DEADLINE = 3000;
/** Milliseconds for a request that is on its way over an open connection when the server no longer listens. */
const LAST_REQUESTS = 50;

export interface ClosingTimes {
  /** How long the server goes on serving while its readiness fails, in ms, so that a load balancer sends requests elsewhere; 0 by default. */
  readonly delay?: number;
  /** Ends the delay. */
  readonly hurry?: AbortSignal;
  /** How long open requests may then still take, in ms. */
  readonly deadline?: number;
}

/**
 * Shuts the server down gracefully: it serves for `delay` ms more, then stops listening, then waits for open requests,
 * for example an order that is being placed, and cuts those that exceed the deadline. Each response has `connection:
 * close` meanwhile; idle connections are closed at the end. Returns whether the server is stopping.
 */
export function gracefulShutdown(
  app: FastifyInstance,
  { delay: drain = 0, hurry = new AbortController().signal, deadline = DEADLINE }: ClosingTimes = {},
): () => boolean {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping = true;
    if (drain > 0) await delay(drain, undefined, { signal: hurry }).catch(() => undefined);
    timer = setTimeout(() => app.server.closeAllConnections(), deadline);
    if (!app.server.listening) return;
    // Not the HTTP server's own `close`, which also ends connections whose first bytes have not been read yet.
    Server.prototype.close.call(app.server);
    await delay(LAST_REQUESTS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  return () => stopping;
}
