import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../platform/config.ts';
import { allowsOrigin } from '../shop/shop-origin.ts';

const requestHeaders =
  'authorization, content-type, x-apikey, x-auth-refresh-token, x-idempotency-key, x-request-id, x-sdk-version';
const exposedHeaders = 'x-auth-refresh-token, x-request-id';
/** Seconds that a browser may cache a preflight response. */
const PREFLIGHT_AGE = '600';

/**
 * Lets the shop's own pages call the API from the browser, with credentials; handles preflights. Other origins get no
 * permission.
 */
export function registerCors(app: FastifyInstance, config: BackendConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowsOrigin(config, origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposedHeaders,
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': requestHeaders,
      'access-control-max-age': PREFLIGHT_AGE,
    });
    await reply.code(204).send();
  });
  app.options('/*', async (_request, reply) => reply.code(204).send());
}
