import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { seenAt } from '../shop/shop-origin.ts';
import { makeApiContext } from './make-api-context.ts';
import type { ApiHeaders, Sources } from './make-api-context.ts';
import { CatalogueResponses } from './catalogue-responses.ts';
import type { GraphqlResponse } from './catalogue-responses.ts';
import { makeYoga } from './make-yoga.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const headersOf = (request: FastifyRequest): ApiHeaders => ({
  requestId: request.id,
  address: request.ip,
  seenAt: seenAt(request),
  idempotencyKey: headerOf(request, 'x-idempotency-key'),
  authorization: headerOf(request, 'authorization'),
});

/** No secret, but a header that a foreign page cannot send without a preflight: it is the guard against forged requests. */
const requireApiKey = (apiKey: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  if (request.headers['x-apikey'] === apiKey) return;
  await reply
    .code(401)
    .send({ errors: [{ message: 'The header X-ApiKey is missing or unknown.', extensions: { code: 'API_KEY' } }] });
};

/** All of an anonymous request that its response depends on; undefined where it depends on who sends it. */
const keyOf = (request: FastifyRequest): string | undefined =>
  request.method === 'POST' &&
  typeof request.body === 'string' &&
  request.url === '/graphql' &&
  headerOf(request, 'authorization') === undefined &&
  headerOf(request, 'x-idempotency-key') === undefined
    ? `${headerOf(request, 'accept') ?? ''}\n${request.body}`
    : undefined;

/** `/graphql`: POST with JSON, or GET for queries. */
export function registerGraphql(app: FastifyInstance, backend: Backend, sources: Sources): void {
  const yoga = makeYoga(backend.config, ['query', 'mutation']);
  const responses = new CatalogueResponses(() => backend.now().getTime());

  const execute = async (request: FastifyRequest, own: Sources): Promise<GraphqlResponse> => {
    const response = await yoga.fetch(
      `http://backend${request.url}`,
      {
        method: request.method,
        headers: request.headers as Record<string, string>,
        ...(typeof request.body === 'string' ? { body: request.body } : {}),
      },
      { api: makeApiContext(backend, own, headersOf(request)) },
    );
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  const respond = async (request: FastifyRequest): Promise<GraphqlResponse> => {
    const key = keyOf(request);
    if (key === undefined || !responses.accepts(key, String(request.body))) return execute(request, sources);
    // Where it cannot be read, the resolvers report why.
    const snapshot = await sources.readCatalogue().catch(() => undefined);
    return snapshot === undefined
      ? execute(request, sources)
      : responses.of(key, snapshot, () => execute(request, { ...sources, readCatalogue: async () => snapshot }));
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The text is passed on unparsed: Yoga parses it and rejects invalid JSON.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: requireApiKey(backend.config.shop.apiKey),
      handler: async (request, reply) => {
        const { status, headers, body } = await respond(request);
        return reply.code(status).headers(headers).send(body);
      },
    });
  });
}
