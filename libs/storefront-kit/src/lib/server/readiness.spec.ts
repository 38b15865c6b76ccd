import { readServices } from '@lyng/feature';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadiness } from './readiness.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nowhere = 'http://127.0.0.1:1';

/** A service that has what is at these paths only. */
const serving =
  (bodies: Readonly<Record<string, string>>): RequestListener =>
  ({ url = '' }, response) =>
    response.writeHead(url in bodies ? 200 : 404).end(bodies[url]);

const embedded = serving({ '/healthz': '{}' });

const readinessOf = (env: Readonly<Record<string, string>>) =>
  createReadiness(readServices({}, env, 'public-key'), () => 0)();

describe('the readiness of a shop', () => {
  it('is that of its backend, which is checked once for all services', async () => {
    const requests: (string | undefined)[] = [];
    const url = await open((request, response) => {
      requests.push(request.url);
      embedded(request, response);
    });
    expect(await readinessOf({ BACKEND_URL: url })).toEqual({ status: 'ok' });
    expect(requests).toEqual(['/healthz']);
  });

  it('is down without its backend, and names all that is missing with it', async () => {
    expect(await readinessOf({ BACKEND_URL: nowhere })).toEqual({
      status: 'down',
      down: ['graphql'],
      degraded: ['realtime', 'auth', 'sign', 'favourites', 'search', 'loyalty', 'images', 'payments', 'collector'],
    });
  });

  it('names a service that is absent, or does not respond in time, and without which the shop does', async () => {
    const silent = await open(() => undefined);
    const env = { BACKEND_URL: await open(embedded), SERVICE_SEARCH_URL: nowhere, SERVICE_IMAGES_URL: silent };
    expect(await readinessOf(env)).toEqual({ status: 'degraded', degraded: ['search', 'images'] });
  });

  it.each([
    ['at its address', 404, {}, 'ok'],
    ['that is broken', 503, {}, 'degraded'],
    ['at the path of its check', 200, { SERVICE_AUTH_HEALTH: 'HEAD /ping 200' }, 'ok'],
    ['with another status than its check expects', 204, { SERVICE_AUTH_HEALTH: 'GET /ping 200' }, 'degraded'],
    ['that is not checked', 503, { SERVICE_AUTH_HEALTH: 'none' }, 'ok'],
  ])('with a service %s and the status %i is %s', async (_name, status, env, expected) => {
    const url = await open((_request, response) => response.writeHead(status).end());
    const readiness = await readinessOf({ BACKEND_URL: await open(embedded), SERVICE_AUTH_URL: url, ...env });
    expect(readiness.status).toBe(expected);
  });

  it.each([
    ['data', '{"data":{"__typename":"Query"}}', 'ok'],
    ['an error', '{"errors":[{}]}', 'down'],
    ['a page', '<html>', 'down'],
  ])('with a GraphQL service that sends %s is %s', async (_name, body, expected) => {
    const received: IncomingHttpHeaders[] = [];
    const url = await open(({ headers }, response) => {
      received.push(headers);
      response.end(body);
    });
    const env = { BACKEND_URL: await open(embedded), SERVICE_GRAPHQL_URL: `${url}/v1` };
    expect((await readinessOf(env)).status).toBe(expected);
    expect(received[0]).toMatchObject({ 'x-apikey': 'public-key', 'content-type': 'application/json' });
  });

  it('is not requested again before three seconds have passed', async () => {
    let requests = 0;
    const url = await open((request, response) => {
      requests += 1;
      embedded(request, response);
    });
    let time = 0;
    const read = createReadiness(readServices({}, { BACKEND_URL: url }, ''), () => time);
    await Promise.all([read(), read()]);
    time = 2999;
    await read();
    expect(requests).toBe(1);
    time = 3000;
    await read();
    expect(requests).toBe(2);
  });
});
