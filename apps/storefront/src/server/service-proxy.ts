import httpProxy from '@fastify/http-proxy';
import { servicePaths } from '@lyng/routing/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PublicAddress } from './public-address.ts';

/** Services whose posts are held to the rule of forms, and to which no cookie goes along: search, whose posts need no preflight (W26), and login, so that no other site logs anybody in. */
const guardedServices: readonly string[] = ['/api/storefront/v3', '/auth'];

/** Whether a service behind the shop decides for itself which posts it accepts. */
export function hasOwnPostRule(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return servicePaths.some(
    (service) => !guardedServices.includes(service) && (path === service || path.startsWith(`${service}/`)),
  );
}

/** How long the backend may be silent behind the proxied paths, in ms. */
const PROXY_TIMEOUT = 30_000;

/** When to try again, in s. */
const RETRY_AFTER = 5;

/** Headers of the connection to the backend, which say nothing of the connection to the browser (RFC 9110, 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'proxy-connection', 'te', 'transfer-encoding', 'upgrade'];

/** What is left of a response's headers for the next connection. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name) && !named.includes(name)),
  );
}

/** Says that a service did not answer, and nothing of where it is or why: that goes to the log, with the request's id. */
function answerUnavailable(reply: FastifyReply, prefix: string, error: Error & { readonly statusCode?: number }): void {
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
  /** How long the backend may be silent, in ms; 30,000 by default. */
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
        // Unless told, a GET that is answered 503 is sent ten times more, at once: a busy backend would never recover.
        retryDelay: () => null,
        onError: (reply, { error }) => answerUnavailable(reply as unknown as FastifyReply, prefix, error),
        rewriteHeaders: (headers) => endToEndHeaders(headers as IncomingHttpHeaders),
        rewriteRequestHeaders: (request, { cookie, ...sent }) => {
          const { protocol, authority } = addressOf(request.raw as IncomingMessage);
          // The backend counts by shopper, not by us, and its mails lead to where the shopper is.
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
