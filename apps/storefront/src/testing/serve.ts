import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const opened: Server[] = [];
afterAll(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a server that is closed after the last test of the file. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** The data of an operation. */
export type Respond = (operation: string, variables: Readonly<Record<string, unknown>>) => object | null;

/** The address of a backend that sends this data. */
export const serveGraphql = (respond: Respond): Promise<string> =>
  serve((request, response) => {
    void json(request).then((body) => {
      const { operationName, variables } = body as { operationName: string; variables: Record<string, unknown> };
      const data = respond(operationName, variables);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
  });
