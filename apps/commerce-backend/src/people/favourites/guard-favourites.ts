import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { verifiedClaims } from '../../platform/identity/signed-in-user.ts';

export interface OfUser {
  Params: { userId: string };
}

/** User ids as the auth service makes them. */
const USER_ID = /^[A-Za-z0-9_-]{1,64}$/;

const BEARER = /^Bearer (\S+)$/i;

/** Responds 401 without a valid token, 404 for an invalid user id, 403 for another user's. */
export const guardFavourites =
  (backend: Backend) =>
  async (request: FastifyRequest<OfUser>, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const claims = token === undefined ? undefined : await verifiedClaims(backend, token);
    if (claims === undefined) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'A valid token is needed.' });
    }
    if (!USER_ID.test(request.params.userId)) return reply.code(404).send({ message: 'There is no such user.' });
    if (request.params.userId !== claims.sid)
      return reply.code(403).send({ message: 'The token is for another user.' });
    return undefined;
  };
