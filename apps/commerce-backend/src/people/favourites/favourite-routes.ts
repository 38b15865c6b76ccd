import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import { verifiedClaims } from '../../platform/identity/signed-in-user.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';
import { isMigrated, markMigrated, readFavourites, storeFavourites, versionOf } from './favourite-store.ts';
import { parseFavourites } from './parse-favourites.ts';

interface OfUser {
  Params: { userId: string };
}

/** A list of 1000 ids fits several times; anything larger is not a list of favourites. */
const BODY_LIMIT = 64 * 1024;

/** User ids as the auth service makes them. */
const USER_ID = /^[A-Za-z0-9_-]{1,64}$/;

const BEARER = /^Bearer (\S+)$/i;

/** How long a token of the development route lasts, in seconds. */
const DEVELOPMENT_TOKEN_SECONDS = 3600;

/** Responds 401 without a valid token, 404 for an invalid user id, 403 for another user's. */
const guard = (backend: Backend) => async (request: FastifyRequest<OfUser>, reply: FastifyReply) => {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await verifiedClaims(backend, token);
  if (claims === undefined) {
    return reply.code(401).header('www-authenticate', 'Bearer').send({ message: 'A valid token is needed.' });
  }
  if (!USER_ID.test(request.params.userId)) return reply.code(404).send({ message: 'There is no such user.' });
  if (request.params.userId !== claims.sid) return reply.code(403).send({ message: 'The token is for another user.' });
  return undefined;
};

/** The version in `If-Match`; a proxy that compresses may have made it a weak one. */
const versionIn = (header: string | undefined): string | undefined =>
  header === '*' ? undefined : header?.replace(/^(?:W\/)?"(.*)"$/, '$1');

/** `/likes/users/:userId/…`. */
export function registerFavourites(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  const options = { onRequest: guard(backend), bodyLimit: BODY_LIMIT };
  app.get<OfUser>('/likes/users/:userId/products', options, async ({ params }, reply) => {
    const productIds = await readFavourites(db, params.userId);
    return reply.header('etag', `"${versionOf(productIds)}"`).send(productIds);
  });
  app.post<OfUser>('/likes/users/:userId/products', options, async ({ params, body, headers }, reply) => {
    const parsed = parseFavourites(body);
    if (!parsed.ok) return reply.code(400).send({ message: 'The body must be a JSON list of product ids.' });
    const list = { userId: params.userId, productIds: parsed.value, from: versionIn(headers['if-match']) };
    const stored = await storeFavourites(db, list, now());
    if (!stored.ok) return reply.code(412).send({ message: 'The list has changed since it was read.' });
    return reply.header('etag', `"${versionOf(parsed.value)}"`).send(parsed.value);
  });
  app.get<OfUser>('/likes/users/:userId/migrated', options, async ({ params }, reply) =>
    reply.header('content-type', 'application/json').send(JSON.stringify(await isMigrated(db, params.userId))),
  );
  app.post<OfUser>('/likes/users/:userId/migrated', options, async ({ params }, reply) => {
    await markMigrated(db, params.userId, now());
    return reply.header('content-type', 'application/json').send('true');
  });
  if (backend.config.development) registerDevelopmentToken(app, backend);
}

/** Stands in for the auth service on a developer's machine; a production server does not have it. */
function registerDevelopmentToken(app: FastifyInstance, backend: Backend): void {
  app.post<OfUser>('/development/token/:userId', async ({ params }) => {
    const exp = Math.floor(backend.now().getTime() / 1000) + DEVELOPMENT_TOKEN_SECONDS;
    return { token: issueToken(await tokenRules(backend), { sid: params.userId, exp }) };
  });
}
