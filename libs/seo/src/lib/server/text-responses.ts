import { createHash } from 'node:crypto';
import type { RouteHandler, ServerResponse } from '@lyng/feature';
import { IncompleteWalk } from '../wire/walk-products.ts';

/** Seconds for which crawlers and caches may use a file again. */
const FILE_AGE = 600;

/** A public file, with a tag that changes with its text. */
export const sendFile = (type: string, body: string): ServerResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${String(FILE_AGE)}`,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  },
  body,
});

const sendText = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): ServerResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
});

export const error404 = sendText(404, 'Not found.');

/** Crawlers come back: half a file would remove pages from their index. */
const error503 = sendText(503, 'Try again later.', { 'retry-after': '60' });

/** A failure of the API is a 503; a bug stays one. */
export const orUnavailable =
  (handle: RouteHandler): RouteHandler =>
  async (parameters, request) => {
    try {
      return await handle(parameters, request);
    } catch (error) {
      if (error instanceof IncompleteWalk) return error503;
      throw error;
    }
  };
