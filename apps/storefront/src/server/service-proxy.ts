import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { PublicAddress } from './public-address.ts';

/** Services that are called with the shopper's cookies, and have their own rule for posts. */
const openServices = ['/graphql', '/likes', '/cdn-cgi', '/payments'];
/** Services whose posts are held to the rule of forms, and to which no cookie goes along: search, whose posts need no preflight (W26), and login, so that no other site logs anybody in. */
const guardedServices = ['/api/storefront/v3', '/auth'];

/** Whether a service behind the shop decides for itself which posts it accepts. */
export const hasOwnPostRule = (url: string): boolean => openServices.some((path) => url.startsWith(path));

/** How long the backend may be silent behind the proxied paths, in ms. */
const PROXY_TIMEOUT = 30_000;

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
  for (const prefix of [...openServices, ...guardedServices]) {
    await server.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        timeout,
        // Unless told, a GET that is answered 503 is sent ten times more, at once: a busy backend would never recover.
        retryDelay: () => null,
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
