import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../backend.ts';
import { allowsOrigin } from '../../cors.ts';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot.ts';
import type { TextSearch } from './find/text-search.ts';
import { notifications } from './notifications.ts';
import type { Query } from './queries/answer.ts';
import { autocomplete } from './queries/autocomplete.ts';
import { addToCartPopup, cartPage } from './queries/cart-pages.ts';
import { contentInformation, contentSearchPage, wholeNavigation } from './queries/content-pages.ts';
import { landingPage } from './queries/landing-page.ts';
import { productPage } from './queries/product-page.ts';
import { searchPage } from './queries/search-page.ts';
import { readParameters } from './request/parameters.ts';
import { readBody } from './request/read-body.ts';
import type { OrRefusal } from './request/refusal.ts';
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

/** A question or a notice is small. */
const BODY_LIMIT = 64 * 1024;

/** Every query of spec §7, by its name. */
const queries: Readonly<Record<string, Query>> = {
  autocomplete,
  'search-page': searchPage,
  'landing-page': landingPage,
  'product-page': productPage,
  'cart-page': cartPage,
  'add-to-cart-popup': addToCartPopup,
  'navigation-tree': wholeNavigation,
  'content-information': contentInformation,
  'content-search-page': contentSearchPage,
};

const named = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Plain text is posted without a preflight, from any page; so a page that is not the shop's is turned away here. */
const refuseForeignPages = (backend: Backend) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { origin } = request.headers;
  if (request.method === 'POST' && origin !== undefined && !allowsOrigin(backend.config, origin))
    await reply.code(403).send({ message: 'This page may not call the search service.' });
};

const answer = (reply: FastifyReply, result: OrRefusal<object | undefined>): FastifyReply => {
  if (!result.ok) return reply.code(400).send({ message: result.error.message });
  return result.value === undefined
    ? reply.code(204).send()
    : reply.header('cache-control', 'no-store').send(result.value);
};

/** `/api/storefront/v3/queries/…` and `…/notifications/…` (spec §7), in the shapes of wire contract §3. */
export function registerSearch(app: FastifyInstance, backend: Backend, { readCatalogue, search }: Sources): void {
  const {
    config: { shop },
    db,
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
      onRequest: refuseForeignPages(backend),
      handler: async ({ params, query, body, headers }, reply) => {
        const ask = named(queries, params.name);
        if (ask === undefined) return reply.code(404).send({ message: 'There is no such query.' });
        const request = readSearchRequest(shop, query, { body, referer: headers.referer });
        if (!request.ok) return answer(reply, request);
        const view = { shop, snapshot: await readCatalogue(), scope: request.value.scope, now: now() };
        return answer(reply, await ask({ request: request.value, view, db, search }));
      },
    });
    scope.post<Call>(
      `${BASE}/notifications/:name`,
      { onRequest: refuseForeignPages(backend) },
      async ({ params, query, body }, reply) => {
        const note = named(notifications, params.name);
        if (note === undefined) return reply.code(404).send({ message: 'There is no such notification.' });
        const parameters = readParameters(query);
        if (!parameters.ok) return answer(reply, parameters);
        const market = readMarket(shop, parameters.value);
        if (!market.ok) return answer(reply, market);
        const read = readBody(body);
        if (!read.ok) return answer(reply, read);
        const snapshot = await readCatalogue();
        return answer(
          reply,
          await note({
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
