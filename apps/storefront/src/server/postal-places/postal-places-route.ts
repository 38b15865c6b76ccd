import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { citiesOf, hasCities } from './cities-by-zip.ts';

/** Postal codes change a few times a year: what was answered holds for a day, for everybody. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Nothing can be changed here, so nothing that is sent is read. */
const readOnly = async ({ method }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
  method === 'GET' || method === 'HEAD'
    ? undefined
    : reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('This method is not allowed here.');

/** The city of a postal code, for the checkout: `/api/postal-places/dk/2100`. */
export function addPostalPlaces(server: FastifyInstance): void {
  server.all<{ Params: { readonly market: string; readonly zip: string } }>(
    '/api/postal-places/:market/:zip',
    { onRequest: readOnly },
    async ({ params: { market, zip } }, reply) => {
      if (!hasCities(market) || !/^\d{4,5}$/.test(zip)) return reply.code(404).send({});
      // Not every code is known (Greenland's, say): that is an answer, not a fault.
      const city = (await citiesOf(market)).get(zip) ?? null;
      return reply.header('cache-control', CACHE_CONTROL).send({ city });
    },
  );
}
