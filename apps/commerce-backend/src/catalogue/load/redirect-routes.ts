import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { readMoves } from './moved-addresses.ts';

interface Call {
  Params: { key: string };
  Querystring: { offset?: unknown };
}

/** Seconds: clients look once an hour. */
const MAX_AGE = 60;

/** The key of the shop in the address, and a date, if any: everything that moved since then is among what is sent. */
const check =
  ({ config }: Backend) =>
  async ({ params, query }: FastifyRequest<Call>, reply: FastifyReply) => {
    if (params.key !== config.shop.apiKey)
      return reply.code(401).send({ message: 'The API key in the address is unknown.' });
    const { offset } = query;
    if (offset !== undefined && (typeof offset !== 'string' || Number.isNaN(Date.parse(offset))))
      return reply.code(400).send({ message: 'offset is a date, such as 2026-01-31T12:00:00Z.' });
    return undefined;
  };

const aliasIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * `/redirect/urlhistory/{API key}` and `/redirect/aliashistory/{API key}`: all redirects at once, for a server that
 * redirects by itself. `urlHistory` finds one.
 */
export function registerRedirects(app: FastifyInstance, backend: Backend): void {
  const { db } = backend;
  const options = { preHandler: check(backend) };
  const cached = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${String(MAX_AGE)}`);
  app.get<Call>('/redirect/urlhistory/:key', options, async (_request, reply) =>
    cached(reply).send(
      (await readMoves(db)).map(({ old_url, new_url }) => ({ oldUrl: old_url, newUrl: new_url, deleted: false })),
    ),
  );
  app.get<Call>('/redirect/aliashistory/:key', options, async (_request, reply) =>
    cached(reply).send(
      (await readMoves(db)).map(({ old_url, new_url }) => ({
        oldAlias: aliasIn(old_url),
        newAlias: aliasIn(new_url),
        deleted: false,
      })),
    ),
  );
}
