import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../platform/backend.ts';
import { allowsOrigin } from '../shop/shop-origin.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot/catalogue-snapshot.ts';
import type { TextSearch } from './find/text-search.ts';
import { notifications } from './notifications.ts';
import type { Query } from './wire/search-context.ts';
import { autocomplete } from './queries/autocomplete.ts';
import { contentInformation, contentSearchPage, navigationPage } from './queries/content-queries.ts';
import { landingPage } from './queries/landing-page.ts';
import { addToCartPopup, cartPage, productPage } from './queries/product-queries.ts';
import { searchPage } from './queries/search-page.ts';
import { readParameters } from './request/parameters.ts';
import { readBody } from './request/read-body.ts';
import type { OrRejection } from './request/rejected-request.ts';
import { readMarket, readSearchRequest, readVisitor } from './request/search-request.ts';

interface Sources {
  readonly readCatalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
}

interface Call {
  Params: { name: string };
  Querystring: Record<string, unknown>;
}

const BASE = '/api/storefront/v3';

/** A query or a notification is small. */
const BODY_LIMIT = 64 * 1024;

/** Every query by its name. */
const queries: Readonly<Record<string, Query>> = {
  autocomplete,
  'search-page': searchPage,
  'landing-page': landingPage,
  'product-page': productPage,
  'cart-page': cartPage,
  'add-to-cart-popup': addToCartPopup,
  'navigation-tree': navigationPage,
  'content-information': contentInformation,
  'content-search-page': contentSearchPage,
};

const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Plain text is posted without a preflight, from any page; so requests from foreign pages are rejected here. */
const rejectForeignPages = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { origin } = request.headers;
  if (request.method === 'POST' && origin !== undefined && !allowsOrigin(backend.config, origin))
    await reply.code(403).send({ message: 'This page may not call the search service.' });
};

const respond = (reply: FastifyReply, result: OrRejection<object | undefined>): FastifyReply => {
  if (!result.ok) return reply.code(400).send({ message: result.error.message });
  return result.value === undefined
    ? reply.code(204).send()
    : reply.header('cache-control', 'no-store').send(result.value);
};

/** `/api/storefront/v3/queries/…` and `…/notifications/…`, in the shapes of the search contract. */
export function registerSearch(app: FastifyInstance, backend: Backend, { readCatalogue, search }: Sources): void {
  const {
    config: { shop },
    db,
    content,
    now,
  } = backend;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.route<Call>({
      method: ['GET', 'POST'],
      url: `${BASE}/queries/:name`,
      onRequest: rejectForeignPages(backend),
      handler: async ({ params, query, body, headers }, reply) => {
        const runQuery = named(queries, params.name);
        if (runQuery === undefined) return reply.code(404).send({ message: 'There is no such query.' });
        const request = readSearchRequest(shop, query, { body, referer: headers.referer });
        if (!request.ok) return respond(reply, request);
        const view = {
          shop,
          snapshot: await readCatalogue(),
          scope: request.value.scope,
          content: content(),
          now: now(),
        };
        return respond(reply, await runQuery({ request: request.value, view, db, search }));
      },
    });
    scope.post<Call>(
      `${BASE}/notifications/:name`,
      { onRequest: rejectForeignPages(backend) },
      async ({ params, query, body }, reply) => {
        const runNotification = named(notifications, params.name);
        if (runNotification === undefined) return reply.code(404).send({ message: 'There is no such notification.' });
        const parameters = readParameters(query);
        if (!parameters.ok) return respond(reply, parameters);
        const market = readMarket(shop, parameters.value);
        if (!market.ok) return respond(reply, market);
        const read = readBody(body);
        if (!read.ok) return respond(reply, read);
        const snapshot = await readCatalogue();
        return respond(
          reply,
          await runNotification({
            db,
            snapshot,
            market: market.value,
            visitor: readVisitor(parameters.value),
            body: read.value,
            now: now(),
          }),
        );
      },
    );
  });
}
