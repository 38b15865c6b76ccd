import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { ImageRejection } from './image-rejection.ts';

type SourceRejection = Extract<ImageRejection, { kind: 'bad-source' }>;

/** The folder of product images in the addresses of the shop. */
const productFolder = 'product/';
const maxNameLength = 200;

const rejection = (message: string): Result<SourceRejection, never> => fail({ kind: 'bad-source', message });

/** A name of letters, digits and a few symbols; it may contain folders but never leave them. */
const isPlainPath = (name: string): boolean =>
  name.split('/').every((part) => /^[\p{L}\p{N}_][\p{L}\p{N}_ .()+~-]*$/u.test(part) && !part.includes('..'));

/**
 * The file name after `/cdn-cgi/image/<modifiers>/`, which the router has decoded once; it is not decoded again.
 * Nothing is ever fetched from another server, so an address of one (`http:`, `//host`, `file:`, `gopher:`) is rejected
 * at once: this route cannot reach internal services, by redirect or by name look-up.
 */
export function readSourceName(path: string): Result<SourceRejection, string> {
  if (path === '' || path === productFolder) return rejection('The source is not a non-empty name.');
  if (path.length > maxNameLength) return rejection('The source is too long.');
  if (path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path)) {
    return rejection('Images of other servers are not fetched.');
  }
  if (!isPlainPath(path)) return rejection('The source is not a plain file name.');
  return ok(path.startsWith(productFolder) ? path.slice(productFolder.length) : path);
}
