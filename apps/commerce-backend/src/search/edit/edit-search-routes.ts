import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { isFromThisMachine } from '../../platform/network/from-this-machine.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { readPhraseReport } from '../activity/histories.ts';
import type { TextSearch } from '../find/text-search.ts';
import { editSearchPage } from './edit-search-page.ts';
import { tryQuery } from './try-query.ts';

interface Sources {
  readonly readCatalogue: () => Promise<CatalogueSnapshot>;
  readonly search: TextSearch;
}

/** Phrases of each table. */
const MAX_PHRASES = 50;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `/edit/search`: for the merchant, on this machine only. It shows the searches of shoppers, a query to try, and the
 * places of the files with synonyms and chosen products.
 */
export function registerEditSearch(app: FastifyInstance, backend: Backend, { readCatalogue, search }: Sources): void {
  const { config, content, db } = backend;
  app.get<{ Querystring: Record<string, unknown> }>('/edit/search', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    const { query } = request;
    const { defaultMarket } = config.shop;
    const typed = {
      market: textOf(query['market']) || defaultMarket.alias,
      language: textOf(query['language']) || defaultMarket.languages[0],
      q: textOf(query['q']),
    };
    const tried =
      typed.q.trim() === '' ? undefined : await tryQuery(backend, typed, { snapshot: await readCatalogue(), search });
    const page = editSearchPage({
      shop: config.shop,
      contentFolder: config.contentFolder,
      errors: content().errors,
      typed,
      tried,
      reports: await readPhraseReport(db, MAX_PHRASES),
    });
    return reply.headers(headers).send(page.markup);
  });
}
