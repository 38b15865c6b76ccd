import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/core/network-of.ts';
import { refusalMessage, statusOfRefusal } from './image-refusal.ts';
import type { ImageRefusal } from './image-refusal.ts';
import { imageService } from './image-service.ts';
import type { FoundImage, ImageServiceOptions } from './image-service.ts';

/** Seconds; a year, as long as caches care to keep. New pictures get new names. */
const cacheControl = 'public, max-age=31536000, immutable';
/** What the bare address of an original gives: its largest size in the browser's best format. */
const originalModifiers = 'width=1600,quality=80,format=auto';

const sendRefusal = (reply: FastifyReply, refusal: ImageRefusal): FastifyReply => {
  if (refusal.kind === 'too-many-renders') reply.header('retry-after', refusal.retryAfterSeconds);
  if (refusal.kind === 'busy') reply.header('retry-after', 1);
  return reply
    .code(statusOfRefusal[refusal.kind])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send({ kind: refusal.kind, message: refusalMessage(refusal) });
};

const isKnownTo = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

async function sendImage(request: FastifyRequest, reply: FastifyReply, image: FoundImage): Promise<FastifyReply> {
  const headers = {
    'cache-control': cacheControl,
    etag: image.etag,
    'x-content-type-options': 'nosniff',
    ...(image.isNegotiated ? { vary: 'Accept' } : {}),
  };
  if (isKnownTo(request, image.etag)) return reply.code(304).headers(headers).send();
  const bytes = await image.bytes();
  if (!bytes.ok) return sendRefusal(reply, bytes.error);
  return reply.headers(headers).type(image.mediaType).send(bytes.value);
}

/**
 * Product pictures in the sizes asked for: `/cdn-cgi/image/width=400,format=auto/product/10023-1.svg` (Spec §7).
 * @example app.register(imageRoutes({ originals, cacheFolder: '.data/images' }))
 */
export function imageRoutes(options: ImageServiceOptions): FastifyPluginAsync {
  const find = imageService(options);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    modifiers: string,
    source: string,
  ): Promise<FastifyReply> => {
    const found = await find({ modifiers, source, accept: request.headers.accept, asker: networkOf(request.ip) });
    return found.ok ? sendImage(request, reply, found.value) : sendRefusal(reply, found.error);
  };
  return async (app) => {
    app.get<{ Params: { modifiers: string; '*': string } }>('/cdn-cgi/image/:modifiers/*', (request, reply) =>
      answer(request, reply, request.params.modifiers, request.params['*']),
    );
    app.get<{ Params: { '*': string } }>('/product/*', (request, reply) =>
      answer(request, reply, originalModifiers, request.params['*']),
    );
  };
}
