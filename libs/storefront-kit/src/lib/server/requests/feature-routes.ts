import type { RouteHandler, RouteRequest, ServerRoute } from '@lyng/feature';
import { resolveSite } from '@lyng/routing/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { hasTag } from '../cache/send-cached-page.ts';
import type { PublicAddress } from './public-address.ts';
import { isSameOriginPost } from './same-origin.ts';
import { sendText } from './send-text.ts';

export interface FeatureRoutesOptions extends Pick<RouteRequest, 'config' | 'services'> {
  readonly now: () => number;
  readonly addressOf: (request: IncomingMessage) => PublicAddress;
}

function handlerOf({ get, post, put }: ServerRoute, method: string): RouteHandler | undefined {
  if (method === 'POST') return post;
  if (method === 'PUT') return put;
  return method === 'GET' || method === 'HEAD' ? get : undefined;
}

const allowedMethods = ({ get, post, put }: ServerRoute): string =>
  [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), ...(put ? ['PUT'] : [])].join(', ');

const isStream = (body: object): body is AsyncIterable<string> => Symbol.asyncIterator in body;

function readRequest(request: FastifyRequest, options: FeatureRoutesOptions): RouteRequest {
  const { headers, url, ip, raw, body } = request;
  const { config, services, now, addressOf } = options;
  const { protocol, host, authority } = addressOf(raw);
  const resolution = resolveSite({ host, target: '/', config: config.sites });
  return {
    query: new URLSearchParams(url.split('?', 2)[1]),
    cookieHeader: headers.cookie ?? '',
    userAgent: headers['user-agent'] ?? '',
    isSameOrigin: headers['sec-fetch-site'] === 'same-origin',
    site: resolution.kind === 'site' ? resolution.site : undefined,
    origin: `${protocol}://${authority}`,
    body: typeof body === 'string' ? body : '',
    ip,
    now: now(),
    config,
    services,
  };
}

function addRoute(server: FastifyInstance, route: ServerRoute, options: FeatureRoutesOptions): void {
  server.all(
    route.path,
    {
      ...(route.maxBody !== undefined && { bodyLimit: route.maxBody }),
      onRequest: async ({ method, headers, raw }, reply) => {
        if (!handlerOf(route, method))
          return sendText(reply.header('allow', allowedMethods(route)), 405, 'This method is not allowed here.');
        // Posts are checked with the forms.
        if (method === 'PUT' && !isSameOriginPost(headers, options.addressOf(raw).authority))
          return sendText(reply, 403, 'Requests of other sites are not accepted.');
        return undefined;
      },
    },
    async (request, reply) => {
      const handle = handlerOf(route, request.method);
      if (!handle) return undefined;
      const parameters = request.params as Readonly<Record<string, string>>;
      const { status, headers = {}, body } = await handle(parameters, readRequest(request, options));
      const { etag } = headers;
      if (etag !== undefined && hasTag(request.headers, etag)) return reply.code(304).headers(headers).send();
      return reply
        .code(status)
        .headers(headers)
        .send(typeof body === 'object' && isStream(body) ? Readable.from(body) : body);
    },
  );
}

/** The addresses of the features beside their pages. Bodies are read for routes with a `maxBody`, as text. */
export async function addFeatureRoutes(
  server: FastifyInstance,
  routes: readonly ServerRoute[],
  options: FeatureRoutesOptions,
): Promise<void> {
  for (const route of routes) if (route.maxBody === undefined) addRoute(server, route, options);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const route of routes) if (route.maxBody !== undefined) addRoute(scope, route, options);
  });
}
