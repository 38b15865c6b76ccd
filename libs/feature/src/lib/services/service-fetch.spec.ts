import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceFetch } from './service-fetch.ts';

it('sends a key to its service only: a redirect is an error', async () => {
  const received: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    received.push(`${String(url)} ${String(headers['x-apikey'])}`);
    response.writeHead(url === '/moved' ? 307 : 200, { location: '/other' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const fetch = serviceFetch({ headers: { 'x-apikey': 'secret' }, maxBytes: 1000 });
  try {
    expect((await fetch(`${origin}/list`)).status).toBe(200);
    await expect(fetch(`${origin}/moved`)).rejects.toThrow('fetch failed');
    expect(received).toEqual(['/list secret', '/moved secret']);
  } finally {
    server.close();
  }
});
