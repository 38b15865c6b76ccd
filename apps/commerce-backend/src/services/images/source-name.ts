import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ImageRefusal } from './image-refusal.ts';

type Refused = Extract<ImageRefusal, { kind: 'bad-source' }>;

/** The folder of product pictures, as the shop writes their addresses. */
const productFolder = 'product/';
const longestName = 200;

const refused = (message: string): Result<Refused, never> => fail({ kind: 'bad-source', message });

/** A name of letters, digits and a few signs; it may stand in folders but never leave them. */
const isPlainPath = (name: string): boolean =>
  name.split('/').every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+~-]*$/u.test(part) && !part.includes('..'));

/**
 * The file name after `/cdn-cgi/image/<modifiers>/`, which the router has decoded once; it is not decoded again.
 * Nothing is ever fetched from another server, so an address of one (`http:`, `//host`, `file:`, `gopher:`) is refused
 * outright: there is no way to reach inner services through this route, by redirect or by name look-up.
 */
export function readSourceName(path: string): Result<Refused, string> {
  if (path === '' || path === productFolder) return refused('The source is not a non-empty name.');
  if (path.length > longestName) return refused('The source is too long.');
  if (path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path)) {
    return refused('Images of other servers are not fetched.');
  }
  if (!isPlainPath(path)) return refused('The source is not a plain file name.');
  return ok(path.startsWith(productFolder) ? path.slice(productFolder.length) : path);
}
