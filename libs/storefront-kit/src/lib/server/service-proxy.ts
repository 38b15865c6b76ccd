import httpProxy from '@fastify/http-proxy';
import { servicePaths } from '@lyng/routing/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PublicAddress } from './public-address.ts';

/**
 * Services whose posts follow the rule for forms, and which get no cookies: search, whose posts need no preflight, and
 * login, so that no other site can log a shopper in.
 */
const guardedServices: readonly string[] = ['/api/storefront/v3', '/auth'];

/** Whether a service behind the shop decides itself which posts it accepts. */
export function hasOwnPostRule(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return servicePaths.some(
    (service) => !guardedServices.includes(service) && (path === service || path.startsWith(`${service}/`)),
  );
}

/** Timeout of the backend behind the proxied paths, in ms. */
const PROXY_TIMEOUT = 30_000;

/** Value of `retry-after`, in s. */
const RETRY_AFTER = 5;

/** Headers of the connection to the backend, not of the one to the browser (RFC 9110, 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'];

/** Removes the headers of a single connection from a response. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name) && !named.includes(name)),
  );
}

/**
 * Reports that a service did not respond, without its address or the reason: those go to the log, with the request's
 * id.
 */
function sendUnavailable(reply: FastifyReply, prefix: string, error: Error & { readonly statusCode?: number }): void {
  const isTimeout = error.statusCode === 504;
  const { id } = reply.request;
  const cause = (error.cause ?? error) as { readonly code?: unknown };
  console.error(`@lyng/storefront: ${prefix} got no response (${String(cause.code ?? error.name)}), request ${id}.`);
  void reply
    .code(isTimeout ? 504 : 503)
    .headers({ 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store', 'x-request-id': id })
    .type('application/json; charset=utf-8')
    .send({
      code: isTimeout ? 'ServiceTimeout' : 'ServiceUnavailable',
      message: 'The service is not available. Try again in a few seconds.',
      requestId: id,
    });
}

export interface ServiceProxyOptions {
  readonly backendUrl: string;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
  /** Timeout of the backend, in ms; 30,000 by default. */
  readonly timeout?: number;
}

/** Puts the services of the backend behind the shop's own origin. */
export async function addServiceProxy(
  server: FastifyInstance,
  { backendUrl, addressOf, timeout = PROXY_TIMEOUT }: ServiceProxyOptions,
): Promise<void> {
  for (const prefix of servicePaths) {
    await server.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        timeout,
        // By default a GET with a 503 response is repeated ten times at once: an overloaded backend would never
        // recover.
        retryDelay: () => null,
        onError: (reply, { error }) => sendUnavailable(reply as unknown as FastifyReply, prefix, error),
        rewriteHeaders: (headers) => endToEndHeaders(headers as IncomingHttpHeaders),
        rewriteRequestHeaders: (request, { cookie, ...sent }) => {
          const { protocol, authority } = addressOf(request.raw as IncomingMessage);
          // The backend counts by shopper, not by this server, and its emails link to the shopper's host.
          const shopper = {
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': protocol,
            'x-forwarded-host': authority,
          };
          return { ...sent, ...(cookie !== undefined && !guardedServices.includes(prefix) && { cookie }), ...shopper };
        },
      },
    });
  }
}
