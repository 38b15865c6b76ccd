import type { FastifyInstance } from 'fastify';

/** Milliseconds for what is being answered when the server stops; `npm start` ends a process after five seconds. */
const PATIENCE = 3000;

/**
 * Lets a server that stops finish what it is answering, an order that is being placed among it, and cuts what takes
 * too long. With `forceCloseConnections: 'idle'` connections that only wait are closed at once, and others after their answer.
 */
export function closeGently(app: FastifyInstance, patience = PATIENCE): void {
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    deadline = setTimeout(() => app.server.closeAllConnections(), patience);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}
