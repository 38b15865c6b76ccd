import type { WebSocket } from '@fastify/websocket';
import { CloseCode } from 'graphql-ws';
import type { Server } from 'graphql-ws';

export interface ServeSocketOptions<Extra> {
  readonly server: Server<Extra>;
  readonly extra: Extra;
  /** A client that does not respond to a ping within this time is gone, in ms. */
  readonly pingInterval: number;
  readonly report: (error: unknown) => void;
}

/** Pings the client, and cuts the connection of one that is gone without having closed it. */
function watchLife(socket: WebSocket, interval: number): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, interval);
  return () => clearInterval(timer);
}

export function serveSocket<Extra>(
  socket: WebSocket,
  { server, extra, pingInterval, report }: ServeSocketOptions<Extra>,
): void {
  const stopPings = watchLife(socket, pingInterval);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) =>
        new Promise((resolve) => {
          // A client that has left gets nothing; its close event follows.
          if (socket.readyState === socket.OPEN) socket.send(text, () => resolve());
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) => {
        socket.on('message', (data) => {
          receive(String(data)).catch((error: unknown) => {
            report(error);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    stopPings();
    void closed(code, String(reason)).catch(report);
  });
}
