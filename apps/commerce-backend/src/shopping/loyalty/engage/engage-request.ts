import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../../platform/backend.ts';
import { isUuid } from '../../../shop/cart-id.ts';
import { sha256 } from '../../../platform/hash.ts';
import { findContact } from '../contact-store.ts';
import type { Contact } from '../contact-store.ts';

export interface OfContact {
  Params: { contactId: string };
}

/** A rejection in the service's shape. */
export const reject = (reply: FastifyReply, status: number, errorCode: string): FastifyReply =>
  reply.code(status).send({ errorCode, message: `The request was rejected: ${errorCode}.` });

/** Both are hashed, so that the comparison takes as long for every key. */
const isKey = (key: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(key)));

export const requireKey = (key: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  void reply.header('cache-control', 'no-store');
  return isKey(key, request.headers['apikey']) ? undefined : reject(reply, 401, 'InvalidApiKey');
};

/** A handler that gets the contact of the address; 404 when there is none. */
export const withContact =
  <Route extends OfContact>(
    { db }: Pick<Backend, 'db'>,
    respond: (contact: Contact, request: FastifyRequest<Route>, reply: FastifyReply) => unknown,
  ) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { contactId } = request.params as OfContact['Params'];
    const contact = isUuid(contactId) ? await findContact(db, { id: contactId }) : undefined;
    return contact === undefined ? reject(reply, 404, 'ContactNotFound') : respond(contact, request, reply);
  };
