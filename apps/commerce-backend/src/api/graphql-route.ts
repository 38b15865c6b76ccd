import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { readMultipart } from '../platform/graphql/multipart-request.ts';
import { PersistedQueries } from '../platform/graphql/persisted-queries.ts';
import type { CompleteRequest } from '../platform/graphql/persisted-queries.ts';
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
  readonly body: unknown;
}

/** All of an anonymous request that its response depends on; undefined where it depends on who sends it. */
const keyOf = ({ request, body }: CompletedRequest): string | undefined =>
  request.method === 'POST' &&
  typeof body === 'string' &&
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
        headers: {
          ...(request.headers as Record<string, string>),
          // A form has become the JSON in it.
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        ...(typeof body === 'string' ? { body } : {}),
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
    if (key === undefined || !responses.accepts(key, String(completed.body))) return execute(completed, sources);
    // Where it cannot be read, the resolvers report why.
    const snapshot = await sources.readCatalogue().catch(() => undefined);
    return snapshot === undefined
      ? execute(completed, sources)
      : responses.of(key, snapshot, () => execute(completed, { ...sources, readCatalogue: async () => snapshot }));
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The text is passed on unparsed: Yoga parses it and rejects invalid JSON.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string): Promise<CompleteRequest> => ({ kind: 'complete', body }),
    );
    // The key, a header of its own, is checked before a form is read.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async ({ headers }: FastifyRequest, body: Buffer) => readMultipart(headers['content-type'] ?? '', body),
    );
    scope.route<{ Body?: CompleteRequest }>({
      method: ['GET', 'POST'],
      url: '/graphql',
      onRequest: requireApiKey(backend.config.shop.apiKey),
      handler: async (request, reply) => {
        const sent = request.body;
        const completed = sent?.kind === 'complete' ? persistedQueries.complete(sent.body) : sent;
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
