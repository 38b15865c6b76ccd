import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../platform/backend.ts';
import { consumeAttempts, refundAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';
import { networkOf } from '../../platform/network/network-of.ts';
import { guardFavourites } from './guard-favourites.ts';
import type { OfUser } from './guard-favourites.ts';
import { readSharedFavourites, readShareToken, shareFavourites, stopSharing } from './shared-favourites-store.ts';

interface OfLink {
  Params: { token: string };
}

/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Links that lead nowhere, from one address. */
const misses = (address: string): readonly Attempt[] => [
  { kind: 'shared-favourites', by: [address], rule: { burst: 60, firstWait: 60, maxWait: 3600, leaks: true } },
];

/**
 * `/likes/users/:userId/share` for the owner of a list, and `/likes/shared/:token` for everyone who has the link. The
 * list is read only, and as it is now; nothing in it names its owner.
 */
export function registerSharedFavourites(app: FastifyInstance, backend: Backend): void {
  const { db, now } = backend;
  const own = { onRequest: guardFavourites(backend) };
  const notStored = { 'cache-control': 'no-store' };
  app.get<OfUser>('/likes/users/:userId/share', own, async ({ params }, reply) =>
    reply.headers(notStored).send({ token: await readShareToken(db, params.userId) }),
  );
  app.post<OfUser>('/likes/users/:userId/share', own, async ({ params }, reply) =>
    reply.headers(notStored).send({ token: await shareFavourites(db, params.userId, now()) }),
  );
  app.delete<OfUser>('/likes/users/:userId/share', own, async ({ params }, reply) => {
    await stopSharing(db, params.userId);
    return reply.headers(notStored).send({ token: null });
  });
  app.get<OfLink>('/likes/shared/:token', async ({ params, ip }, reply) => {
    reply.headers(notStored);
    const attempts = await consumeAttempts(db, misses(networkOf(ip)), now());
    if (!attempts.ok)
      return reply
        .code(429)
        .header('retry-after', attempts.error.retryAfterSeconds)
        .send({ message: 'Too many requests from here.' });
    const productIds = TOKEN.test(params.token) ? await readSharedFavourites(db, params.token) : undefined;
    if (productIds === undefined) return reply.code(404).send({ message: 'There is no list behind this link.' });
    await refundAttempts(db, attempts.value, now());
    return reply.send(productIds);
  });
}
