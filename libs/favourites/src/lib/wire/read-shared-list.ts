import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import { normaliseIds } from '../core/product-id.ts';
import { isShareToken } from '../core/share-token.ts';

/** The reason why a shared list cannot be shown: its owner has ended the link, or the service does not respond. */
export type SharedListFailure = { readonly kind: 'not-found' } | { readonly kind: 'unreachable' };

export interface ReadSharedListOptions {
  /** Of the favourites service, without a slash at its end. */
  readonly url: string;
  readonly fetch: typeof fetch;
  /** The timeout of the request, in ms. */
  readonly timeLimit: number;
}

const NOT_FOUND = 404;

/** The list behind a link as it is now, the oldest first. Nothing throws. */
export async function readSharedList(
  token: string,
  { url, fetch, timeLimit }: ReadSharedListOptions,
): Promise<Result<SharedListFailure, readonly number[]>> {
  if (!isShareToken(token)) return fail({ kind: 'not-found' });
  try {
    const response = await fetch(`${url}/shared/${token}`, { signal: AbortSignal.timeout(timeLimit) });
    if (response.ok) return ok(normaliseIds(await response.json()));
    return fail({ kind: response.status === NOT_FOUND ? 'not-found' : 'unreachable' });
  } catch {
    return fail({ kind: 'unreachable' });
  }
}
