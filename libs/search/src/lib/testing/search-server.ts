import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSearchStandIn } from './search-stand-in.ts';
import type { SearchStandIn, StandInOptions } from './search-stand-in.ts';

/** The stand-in behind a real port. */
export async function openSearchServer(
  options?: StandInOptions,
): Promise<SearchStandIn & { readonly close: () => Promise<void> }> {
  const standIn = openSearchStandIn(options);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { status, text } = standIn.answer(request.url ?? '', body === '' ? undefined : body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clusterUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...standIn,
    service: { ...standIn.service, clusterUrl, fetch },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
