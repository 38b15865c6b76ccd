import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { PersistedQueries } from '../platform/graphql/persisted-queries.ts';
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

/** A request, and its body with the text of its query. */
interface CompletedRequest {
  readonly request: FastifyRequest;
  /** Absent of a GET. */
  readonly body: string | undefined;
}

/** All of an anonymous request that its response depends on; undefined where it depends on who sends it. */
const keyOf = ({ request, body }: CompletedRequest): string | undefined =>
  request.method === 'POST' &&
  body !== undefined &&
  request.url === '/graphql' &&
  headerOf(request, 'authorization') === undefined &&
  headerOf(request, 'x-idempotency-key') === undefined
    ? `${headerOf(request, 'accept') ?? ''}\n${body}`
    : undefined;

/** `/graphql`: POST with JSON, or GET for queries. */
export function registerGraphql(app: FastifyInstance, backend: Backend, sources: Sources): void {
  const yoga = makeYoga(backend.config, ['query', 'mutation']);
  const responses = new CatalogueResponses(() => backend.now().getTime());

  const persistedQueries = new PersistedQueries();

  const execute = async ({ request, body }: CompletedRequest, own: Sources): Promise<GraphqlResponse> => {
    const response = await yoga.fetch(
      `http://backend${request.url}`,
      {
        method: request.method,
        headers: request.headers as Record<string, string>,
        ...(body !== undefined && { body }),
      },
      { api: makeApiContext(backend, own, headersOf(request)) },
    );
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  const respond = async (completed: CompletedRequest): Promise<GraphqlResponse> => {
    const own = keyOf(completed);
    // Another text of the editors is another response.
    const key = own && `${String(backend.content().revision)}\n${own}`;
    if (key === undefined || !responses.accepts(key, completed.body ?? '')) return execute(completed, sources);
    // Where it cannot be read, the resolvers report why.
    const snapshot = await sources.readCatalogue().catch(() => undefined);
    return snapshot === undefined
      ? execute(completed, sources)
      : responses.of(key, snapshot, () => execute(completed, { ...sources, readCatalogue: async () => snapshot }));
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The text is passed on unparsed: Yoga parses it and rejects invalid JSON. Any other type is a 415.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.route<{ Body?: string }>({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: requireApiKey(backend.config.shop.apiKey),
      handler: async (request, reply) => {
        const completed = typeof request.body === 'string' ? persistedQueries.complete(request.body) : undefined;
        if (completed?.kind === 'failed')
          return reply
            .code(completed.status)
            .send({ errors: [{ message: completed.message, extensions: { code: completed.code } }] });
        const { status, headers, body } = await respond({ request, body: completed?.body });
        return reply.code(status).headers(headers).send(body);
      },
    });
  });
}
