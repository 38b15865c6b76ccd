import httpProxy from '@fastify/http-proxy';
import { serviceTable } from '@lyng/feature';
import type { ProxiedService, ServiceRow, Services } from '@lyng/feature';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PublicAddress } from '../requests/public-address.ts';
import { sendResponse, sendUnavailable } from './service-response.ts';
import type { ServiceResponse } from './service-response.ts';

interface ProxiedRow {
  readonly name: ProxiedService;
  /** The path of the shop's origin. */
  readonly prefix: string;
  readonly isGuarded: boolean;
}

const proxied: readonly ProxiedRow[] = Object.entries<ServiceRow>(serviceTable).flatMap(
  ([name, { proxied: prefix, isGuarded = false }]) =>
    prefix === undefined ? [] : [{ name: name as ProxiedService, prefix, isGuarded }],
);

/** Whether a service behind the shop decides itself which posts it accepts. */
export function hasOwnPostRule(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return proxied.some(({ prefix, isGuarded }) => !isGuarded && (path === prefix || path.startsWith(`${prefix}/`)));
}

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

/** Cookies are for the shop and its backend: no other service gets them, or sets any. */
const withoutCookies = ({ 'set-cookie': _cookies, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;

export interface ServiceProxyOptions {
  readonly services: Pick<Services, ProxiedService>;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
}

/** Puts the services behind the shop's own origin: the path of each leads to its address, and gets its key. */
export async function addServiceProxy(
  server: FastifyInstance,
  { services, addressOf }: ServiceProxyOptions,
): Promise<void> {
  for (const { name, prefix, isGuarded } of proxied) {
    const { url, headers: ownHeaders, proxyTimeout: timeout, maxBytes, isEmbedded } = services[name];
    const { origin, pathname } = new URL(url);
    const getsCookies = isEmbedded && !isGuarded;
    await server.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: pathname,
      replyOptions: {
        timeout,
        // By default a GET with a 503 response is repeated ten times at once: an overloaded backend would never
        // recover.
        retryDelay: () => null,
        onError: (reply, { error }) => sendUnavailable(reply as unknown as FastifyReply, prefix, error),
        onResponse: (_request, reply, response) =>
          sendResponse(reply as unknown as FastifyReply, response as unknown as ServiceResponse, { prefix, maxBytes }),
        rewriteHeaders: (received) => {
          const headers = endToEndHeaders(received as IncomingHttpHeaders);
          return isEmbedded ? headers : withoutCookies(headers);
        },
        rewriteRequestHeaders: (request, { cookie, ...sent }) => {
          const { protocol, authority } = addressOf(request.raw as IncomingMessage);
          // The backend counts by shopper, not by this server, and its emails link to the shopper's host.
          const shopper = {
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': protocol,
            'x-forwarded-host': authority,
          };
          return { ...sent, ...(getsCookies && cookie !== undefined && { cookie }), ...shopper, ...ownHeaders };
        },
      },
    });
  }
}
