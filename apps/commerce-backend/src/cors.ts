import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from './config.ts';
import { shopOrigins } from './shop/shop-origin.ts';

/** What the shop's clients send (wire contract §1.1 and §2). */
const requestHeaders =
  'authorization, content-type, x-apikey, x-auth-refresh-token, x-idempotency-key, x-request-id, x-sdk-version';
const exposedHeaders = 'x-auth-refresh-token, x-request-id';
/** Seconds that a browser may keep a preflight's answer. */
const PREFLIGHT_AGE = '600';

/** Whether a page of this origin may call: the shop's own, with their scheme and port, and what the operator adds. */
export const allowsOrigin = (config: BackendConfig, origin: string): boolean => shopOrigins(config).includes(origin);

/** Lets the shop's own pages call the API from the browser, with credentials; answers preflights. Other origins get no permission. */
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
