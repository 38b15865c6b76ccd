import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/network/network-of.ts';
import { rejectionResponse } from './image-rejection.ts';
import type { ImageRejection } from './image-rejection.ts';
import { imageService } from './image-service.ts';
import type { ImageResult, ImageServiceOptions } from './image-service.ts';

/** Seconds; a year, as long as caches store anything. New images get new names. */
const cacheControl = 'public, max-age=31536000, immutable';
/** Of an image that an editor may replace under its name. */
const shortCacheControl = 'public, max-age=60';

/** The folders of images in the contract; a name is the same image in each of them. */
const contractFolders = ['product', 'category', 'brand', 'cms', 'pagewidget'] as const;

/** `400f500` and `400x500` are boxes that the image fills, `800w` is a width. */
const SIZE = /^(\d{1,5})(?:w|[fx](\d{1,5}))\/(?=.)/;
const RAW = /^raw\/(?=.)/;

/** The largest size in the browser's best format; the file itself is not sent. */
const largest = 'width=1600,quality=80,format=auto';

/** Reads a path below a folder: `400f500/10023-1.svg`, `raw/10023-1.svg`, or the name alone. */
function readContractPath(path: string): { readonly modifiers: string; readonly source: string } {
  const [found = '', width = '', height] = SIZE.exec(path) ?? [];
  if (found === '') return { modifiers: largest, source: path.replace(RAW, '') };
  const box = height === undefined ? `width=${width}` : `width=${width},height=${height},fit=cover`;
  return { modifiers: `${box},quality=80,format=auto`, source: path.slice(found.length) };
}

const sendRejection = (reply: FastifyReply, rejection: ImageRejection): FastifyReply => {
  if (rejection.kind === 'too-many-renders') reply.header('retry-after', rejection.retryAfterSeconds);
  if (rejection.kind === 'busy') reply.header('retry-after', 1);
  const { status, message } = rejectionResponse(rejection);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send({ kind: rejection.kind, message });
};

const isKnownTo = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

async function sendImage(request: FastifyRequest, reply: FastifyReply, image: ImageResult): Promise<FastifyReply> {
  const headers = {
    'cache-control': image.isReplaceable ? shortCacheControl : cacheControl,
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
 * Images in the requested sizes: `/cdn-cgi/image/width=400,format=auto/product/10023-1.svg`, and by the contract's paths
 * `/product/400f500/10023-1.svg` too.
 * @example app.register(imageRoutes({ originals, cacheFolder: '.data/images' }))
 */
export function imageRoutes(options: ImageServiceOptions): FastifyPluginAsync {
  const { find, findPreview } = imageService(options);
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
    app.get<{ Params: { '*': string } }>('/cdn-cgi/preview/*', async (request, reply) => {
      const found = await findPreview({ source: request.params['*'], client: networkOf(request.ip) });
      return found.ok ? sendImage(request, reply, found.value) : sendRejection(reply, found.error);
    });
    for (const folder of contractFolders)
      app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) => {
        const { modifiers, source } = readContractPath(request.params['*']);
        return respond(request, reply, modifiers, source);
      });
  };
}
