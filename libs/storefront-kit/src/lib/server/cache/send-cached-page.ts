import type { IncomingHttpHeaders } from 'node:http';
import type { CachedPage, Encoding } from './pack-page.ts';

/** The best encoding that a client takes. */
export function encodingOf({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  const text = String(accepted);
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : 'identity';
}

/** The headers of a document in one encoding. */
export const documentHeaders = (page: CachedPage, encoding: Encoding): Readonly<Record<string, string | string[]>> => ({
  ...page.headers,
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding, cookie, user-agent',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  ...(page.hash !== '' && { etag: `"${page.hash}-${encoding}"` }),
});

/** Whether the client has the response with that tag. */
export const hasTag = ({ 'if-none-match': known = '' }: IncomingHttpHeaders, etag: string): boolean =>
  known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Whether the client has that page already. */
export const isUnchanged = (headers: IncomingHttpHeaders, { hash, status }: CachedPage, encoding: Encoding): boolean =>
  hash !== '' && status === 200 && hasTag(headers, `"${hash}-${encoding}"`);
