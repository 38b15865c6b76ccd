import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEARCH_PATH } from '@lyng/model';
import { openFakeSearch } from './fake-search.ts';
import type { FakeSearchOptions } from './fake-search-index.ts';
import type { FakeSearch } from './fake-search.ts';

/** The fake search service behind a real port. */
export async function openSearchServer(
  options?: FakeSearchOptions,
): Promise<FakeSearch & { readonly close: () => Promise<void> }> {
  const fakeSearch = openFakeSearch(options);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { status, text } = fakeSearch.respond(request.url ?? '', body === '' ? undefined : body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SEARCH_PATH}`;
  return {
    ...fakeSearch,
    service: { ...fakeSearch.service, url, fetch },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
