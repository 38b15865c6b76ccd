import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from '../../fixtures/http.ts';
import { expect, test } from '../../fixtures/http-test.ts';
import { startStorefront } from '../../fixtures/storefront-process.ts';

const base = '/api/storefront/v3';
const end = `${base}/notifications/end?market=dk&customerKey=c&sessionKey=s`;

test('the search service behind the shop takes posts of the shop’s own pages only', async ({ shop }) => {
  const post = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await shop.send({ host: shop.hostOf('dk'), target: end, method: 'POST', headers })).status;
  const own = `http://${shop.hostOf('dk')}`;
  expect(await post({ 'sec-fetch-site': 'same-origin', origin: own })).toBe(204);
  expect(await post({ origin: own })).toBe(204);
  expect(await post({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'same-site', origin: `http://${shop.hostOf('se')}` })).toBe(403);
  expect(await post({ 'content-type': 'text/plain' })).toBe(403);
});

test('requests to the search service are passed on unchanged [SEARCH-02]', async ({ shop }) => {
  const response = await shop.get('dk', `${base}/queries/autocomplete?market=dk&locale=da-DK&q=sneak`);
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toHaveProperty('productSuggestions');
  const posted = await shop.send({
    host: shop.hostOf('dk'),
    target: `${base}/queries/search-page?market=dk&locale=da-DK&q=sneakers`,
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
    body: '{"navigation":{"include":true}}',
  });
  expect(posted.status).toBe(200);
  expect(JSON.parse(posted.text)).toHaveProperty('navigation');
});

test('no cookie goes along to the search service', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const backend = createServer((request, response) => {
    seen.push(request.headers);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const storefront = await startStorefront(0, (backend.address() as AddressInfo).port);
  try {
    const host = `dk.localhost:${storefront.port}`;
    const headers = { cookie: 'ralph-cart=one; ralph-auth=token' };
    expect(
      (await send({ port: storefront.port, host, target: `${base}/queries/autocomplete?q=`, headers })).status,
    ).toBe(200);
    await send({ port: storefront.port, host, target: '/graphql?query=none', headers });
    expect(seen.map(({ cookie }) => cookie)).toEqual([undefined, headers.cookie]);
  } finally {
    await storefront.stop();
    backend.closeAllConnections();
    backend.close();
  }
});
