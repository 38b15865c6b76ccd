import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/network/network-of.ts';
import { rejectionMessage, statusOfRejection } from './image-rejection.ts';
import type { ImageRejection } from './image-rejection.ts';
import { imageService } from './image-service.ts';
import type { ImageResult, ImageServiceOptions } from './image-service.ts';

/** Seconds; a year, as long as caches store anything. New images get new names. */
const cacheControl = 'public, max-age=31536000, immutable';
/** The response to the bare address of an original: its largest size in the browser's best format. */
const originalModifiers = 'width=1600,quality=80,format=auto';

const sendRejection = (reply: FastifyReply, rejection: ImageRejection): FastifyReply => {
  if (rejection.kind === 'too-many-renders') reply.header('retry-after', rejection.retryAfterSeconds);
  if (rejection.kind === 'busy') reply.header('retry-after', 1);
  return reply
    .code(statusOfRejection[rejection.kind])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send({ kind: rejection.kind, message: rejectionMessage(rejection) });
};

const isKnownTo = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

async function sendImage(request: FastifyRequest, reply: FastifyReply, image: ImageResult): Promise<FastifyReply> {
  const headers = {
    'cache-control': cacheControl,
    etag: image.etag,
    'x-content-type-options': 'nosniff',
    ...(image.isNegotiated ? { vary: 'Accept' } : {}),
  };
  if (isKnownTo(request, image.etag)) return reply.code(304).headers(headers).send();
  const bytes = await image.bytes();
  if (!bytes.ok) return sendRejection(reply, bytes.error);
  return reply.headers(headers).type(image.mediaType).send(bytes.value);
}

/**
 * Product images in the requested sizes: `/cdn-cgi/image/width=400,format=auto/product/10023-1.svg`.
 * @example app.register(imageRoutes({ originals, cacheFolder: '.data/images' }))
 */
export function imageRoutes(options: ImageServiceOptions): FastifyPluginAsync {
  const find = imageService(options);
  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    modifiers: string,
    source: string,
  ): Promise<FastifyReply> => {
    const found = await find({ modifiers, source, accept: request.headers.accept, client: networkOf(request.ip) });
    return found.ok ? sendImage(request, reply, found.value) : sendRejection(reply, found.error);
  };
  return async (app) => {
    app.get<{ Params: { modifiers: string; '*': string } }>('/cdn-cgi/image/:modifiers/*', (request, reply) =>
      respond(request, reply, request.params.modifiers, request.params['*']),
    );
    app.get<{ Params: { '*': string } }>('/product/*', (request, reply) =>
      respond(request, reply, originalModifiers, request.params['*']),
    );
  };
}
