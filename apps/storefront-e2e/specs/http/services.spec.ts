import {
  AUTH_PATH,
  COLLECTOR_PATH,
  FAVOURITES_PATH,
  GRAPHQL_PATH,
  IMAGES_PATH,
  PAYMENTS_PATH,
  REALTIME_PATH,
  SEARCH_PATH,
  SIGN_PATH,
} from '@lyng/model';
import { send } from '../../fixtures/http.ts';
import type { HttpRequest, HttpResponse } from '../../fixtures/http.ts';
import { expect, test as base } from '../../fixtures/http-test.ts';
import { mainTextOf, titleOf } from '../../fixtures/page-facts.ts';
import { openServicePort } from '../../fixtures/service-port.ts';
import type { ServicePort } from '../../fixtures/service-port.ts';
import { startStorefront } from '../../fixtures/storefront-process.ts';
import type { StorefrontProcess } from '../../fixtures/storefront-process.ts';

/** The path of each service in the backend. */
const paths = {
  GRAPHQL: GRAPHQL_PATH,
  REALTIME: REALTIME_PATH,
  AUTH: AUTH_PATH,
  SIGN: SIGN_PATH,
  FAVOURITES: FAVOURITES_PATH,
  LOYALTY: '/api/v3',
  IMAGES: IMAGES_PATH,
  PAYMENTS: PAYMENTS_PATH,
  COLLECTOR: COLLECTOR_PATH,
} as const;

type Name = keyof typeof paths;

const SECRET = 'known-to-the-server-only';

interface Remote {
  readonly ports: Readonly<Record<Name, ServicePort>>;
  readonly storefront: StorefrontProcess;
  readonly send: (sent: Pick<HttpRequest, 'body' | 'headers' | 'method' | 'target'>) => Promise<HttpResponse>;
  readonly readiness: () => Promise<readonly [status: number, body: unknown]>;
}

/** A shop without a backend: each service has a port of its own, the favourites do not respond, and there is no search. */
const test = base.extend<{ remote: Remote }>({
  remote: async ({ port }, use) => {
    const opened = await Promise.all(
      (Object.keys(paths) as Name[]).map(async (name) => [name, await openServicePort(port + 1, paths[name])] as const),
    );
    const ports = Object.fromEntries(opened) as Record<Name, ServicePort>;
    const storefront = await startStorefront(0, 1, {
      // A busy machine is not an outage.
      BACKEND_TIMEOUT: '30000',
      ...Object.fromEntries(opened.map(([name, { url }]) => [`SERVICE_${name}_URL`, url])),
      SERVICE_FAVOURITES_PROXY_TIMEOUT: '100',
      SERVICE_FAVOURITES_TIMEOUT: '100',
      SERVICE_SEARCH_URL: 'http://127.0.0.1:1/v3',
      SERVICE_SEARCH_KEY: SECRET,
    });
    ports.FAVOURITES.fallSilent();
    const host = `dk.localhost:${storefront.port}`;
    await use({
      ports,
      storefront,
      send: (sent) => send({ port: storefront.port, host, ...sent }),
      readiness: async () => {
        const { status, text } = await send({ port: storefront.port, host: 'localhost', target: '/healthz' });
        return [status, JSON.parse(text)];
      },
    });
    await storefront.stop();
    for (const one of Object.values(ports)) await one.close();
  },
});

test('pages have their content when each service has its own address, one is silent and one absent', async ({
  remote,
  shop,
  addresses,
  texts,
}) => {
  const { category, brand, product, content } = await addresses('dk');
  for (const target of ['/', category, brand, product, content, '/s/sko', '/cart', '/favoritter']) {
    const [own, embedded] = [await remote.send({ target }), await shop.get('dk', target)];
    expect.soft([own.status, titleOf(own.text)], target).toEqual([embedded.status, titleOf(embedded.text)]);
    expect.soft(mainTextOf(own.text).length, target).toBeGreaterThan(0);
    expect.soft(own.text, target).not.toContain(SECRET);
    for (const { url } of Object.values(remote.ports)) expect.soft(own.text, target).not.toContain(url);
  }
  // The absent one is the search.
  const results = mainTextOf((await remote.send({ target: '/s/sko' })).text);
  const unchecked = 'We cannot check the spelling right now. Some of these products may be for a similar word.';
  expect(results).toContain(texts('da')(unchecked));
  const image = /<img [^>]*src="(\/cdn-cgi\/[^"]+)"/.exec((await remote.send({ target: product })).text)?.[1] ?? '';
  const { status, header } = await remote.send({ target: image.replaceAll('&amp;', '&') });
  expect([status, header('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  expect(remote.ports.GRAPHQL.requests.length).toBeGreaterThan(0);
  expect(Object.values(remote.ports).flatMap(({ strays }) => strays)).toEqual([]);
});

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

test('the paths of the shop lead to the address of each service', async ({ remote }) => {
  const query = await remote.send({
    target: GRAPHQL_PATH,
    method: 'POST',
    headers: { ...json, 'x-apikey': 'lyng-storefront' },
    body: '{"query":"{ __typename }"}',
  });
  expect([query.status, query.text]).toEqual([200, expect.stringContaining('"__typename":"Query"')]);
  const body = '{"username":"kunde@example.com"}';
  const login = await remote.send({ target: `${AUTH_PATH}/login`, method: 'POST', headers: json, body });
  const { sign } = JSON.parse(login.text) as { readonly sign: string };
  const signed = await remote.send({ target: `${SIGN_PATH}/lyng-storefront?identity=${encodeURIComponent(sign)}` });
  expect([signed.status, JSON.parse(signed.text)]).toEqual([200, expect.objectContaining({ identity: sign })]);
  expect((await remote.send({ target: COLLECTOR_PATH, method: 'POST', headers: json, body: '[]' })).status).toBe(204);
  expect((await remote.send({ target: `${FAVOURITES_PATH}/users/7/products` })).status).toBe(504);
  expect((await remote.send({ target: `${SEARCH_PATH}/queries/autocomplete?q=sko` })).status).toBe(503);
  expect(remote.ports.AUTH.requests).toEqual(['POST /login']);
  expect(remote.ports.SIGN.requests).toEqual(['GET /lyng-storefront']);
  expect(remote.ports.COLLECTOR.requests).toEqual(['POST ']);
});

test('subscriptions have an address too [API-07]', async ({ remote }) => {
  const opened = await remote.send({
    target: REALTIME_PATH,
    headers: {
      origin: `http://dk.localhost:${remote.storefront.port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'graphql-transport-ws',
    },
  });
  expect([opened.status, remote.ports.REALTIME.requests]).toEqual([101, ['GET ']]);
});

test('the readiness names the services that do not respond, and needs the commerce API only', async ({ remote }) => {
  const degraded = ['favourites', 'search'];
  expect(await remote.readiness()).toEqual([200, { status: 'degraded', degraded }]);
  remote.ports.GRAPHQL.fallSilent();
  expect(await remote.readiness()).toEqual([200, { status: 'degraded', degraded }]);
  await remote.storefront.passMinutes(1);
  expect(await remote.readiness()).toEqual([503, { status: 'down', down: ['graphql'], degraded }]);
});
