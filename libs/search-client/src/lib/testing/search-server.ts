import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real port that records its requests. */
export interface SearchServer {
  readonly url: string;
  readonly seen: SeenRequest[];
  respond: RequestListener;
  close(): Promise<void>;
}

const withoutHost = ({ host: _host, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** Opens a port. It responds with `{}` by default. */
export async function openSearchServer(): Promise<SearchServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers: withoutHost(headers), body: Buffer.concat(chunks).toString() });
      opened.respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened: SearchServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    respond: (_request, response) => response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return opened;
}
