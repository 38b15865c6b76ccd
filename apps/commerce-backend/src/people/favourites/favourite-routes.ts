import { FAVOURITES_CAP, parseProductId } from '@lyng/favourites/core';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { issueToken } from '../../platform/identity/access-token.ts';
import { tokenRules } from '../../platform/identity/token-rules.ts';
import { isMigrated, markMigrated, readFavourites, storeFavourites, versionOf } from './favourite-store.ts';
import { guardFavourites } from './guard-favourites.ts';
import type { OfUser } from './guard-favourites.ts';
import { registerSharedFavourites } from './shared-favourites-routes.ts';

/** A list of 1000 ids fits several times; anything larger is not a list of favourites. */
const BODY_LIMIT = 64 * 1024;

/** The lifetime of a development token, in seconds. */
const DEVELOPMENT_TOKEN_SECONDS = 3600;

/** The version in `If-Match`; a proxy that compresses may have made it a weak one. */
const versionIn = (header: string | undefined): string | undefined =>
  header === '*' ? undefined : header?.replace(/^(?:W\/)?"(.*)"$/, '$1');

/**
 * Reads a list of product ids from what a client sent: numeric texts become numbers, each id counts once in its first
 * place, and of too many the newest, which come last, are used. An invalid entry rejects the complete list: a program
 * wrote it, and what it meant is unknown.
 */
function readProductIds(body: unknown): readonly number[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const ids = body.map(parseProductId);
  return ids.every((id) => id !== undefined) ? [...new Set(ids)].slice(-FAVOURITES_CAP) : undefined;
}

/** `/likes/users/:userId/…`. */
export function registerFavourites(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  const options = { onRequest: guardFavourites(backend), bodyLimit: BODY_LIMIT };
  app.get<OfUser>('/likes/users/:userId/products', options, async ({ params }, reply) => {
    const productIds = await readFavourites(db, params.userId);
    return reply.header('etag', `"${versionOf(productIds)}"`).send(productIds);
  });
  app.post<OfUser>('/likes/users/:userId/products', options, async ({ params, body, headers }, reply) => {
    const productIds = readProductIds(body);
    if (productIds === undefined)
      return reply.code(400).send({ message: 'The body must be a JSON list of product ids.' });
    const list = { userId: params.userId, productIds, from: versionIn(headers['if-match']) };
    const isStored = await storeFavourites(db, list, now());
    if (!isStored) return reply.code(412).send({ message: 'The list has changed since it was read.' });
    return reply.header('etag', `"${versionOf(productIds)}"`).send(productIds);
  });
  app.get<OfUser>('/likes/users/:userId/migrated', options, async ({ params }, reply) =>
    reply.header('content-type', 'application/json').send(JSON.stringify(await isMigrated(db, params.userId))),
  );
  app.post<OfUser>('/likes/users/:userId/migrated', options, async ({ params }, reply) => {
    await markMigrated(db, params.userId, now());
    return reply.header('content-type', 'application/json').send('true');
  });
  registerSharedFavourites(app, backend);
  if (backend.config.development) registerDevelopmentToken(app, backend);
}

/** Stands in for the auth service on a developer's machine; a production server does not have it. */
function registerDevelopmentToken(app: FastifyInstance, backend: Backend): void {
  app.post<OfUser>('/development/token/:userId', async ({ params }) => {
    const exp = Math.floor(backend.now().getTime() / 1000) + DEVELOPMENT_TOKEN_SECONDS;
    return { token: issueToken(await tokenRules(backend), { sid: params.userId, exp }) };
  });
}
