import { readServices } from '@lyng/feature';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { serve } from '../../testing/serve.ts';
import { createReadiness } from './readiness.ts';

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
    const url = await serve((request, response) => {
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

  it('is down when its backend does not respond within a second', async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const silent = await serve(() => clock.abort());
    expect((await readinessOf({ BACKEND_URL: silent })).status).toBe('down');
    expect(timeout.mock.calls).toEqual([[1000]]);
    timeout.mockRestore();
  });

  it('names a service that is absent, and without which the shop does', async () => {
    const env = { BACKEND_URL: await serve(embedded), SERVICE_SEARCH_URL: nowhere };
    expect(await readinessOf(env)).toEqual({ status: 'degraded', degraded: ['search'] });
  });

  it.each([
    ['at its address', 404, {}, 'ok'],
    ['that is broken', 503, {}, 'degraded'],
    ['at the path of its check', 200, { SERVICE_AUTH_HEALTH: 'HEAD /ping 200' }, 'ok'],
    ['with another status than its check expects', 204, { SERVICE_AUTH_HEALTH: 'GET /ping 200' }, 'degraded'],
    ['that is not checked', 503, { SERVICE_AUTH_HEALTH: 'none' }, 'ok'],
  ])('with a service %s and the status %i is %s', async (_name, status, env, expected) => {
    const url = await serve((_request, response) => response.writeHead(status).end());
    const readiness = await readinessOf({ BACKEND_URL: await serve(embedded), SERVICE_AUTH_URL: url, ...env });
    expect(readiness.status).toBe(expected);
  });

  it.each([
    ['data', '{"data":{"__typename":"Query"}}', 'ok'],
    ['an error', '{"errors":[{}]}', 'down'],
    ['a page', '<html>', 'down'],
  ])('with a GraphQL service that sends %s is %s', async (_name, body, expected) => {
    const received: IncomingHttpHeaders[] = [];
    const url = await serve(({ headers }, response) => {
      received.push(headers);
      response.end(body);
    });
    const env = { BACKEND_URL: await serve(embedded), SERVICE_GRAPHQL_URL: `${url}/v1` };
    expect((await readinessOf(env)).status).toBe(expected);
    expect(received[0]).toMatchObject({ 'x-apikey': 'public-key', 'content-type': 'application/json' });
  });

  it('is not requested again before three seconds have passed', async () => {
    let requests = 0;
    const url = await serve((request, response) => {
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
