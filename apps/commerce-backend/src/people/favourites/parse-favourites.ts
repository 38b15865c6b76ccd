import { FAVOURITES_CAP, parseProductId } from '@lyng/favourites/core';
import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

/** The body was no list of product ids. */
export interface MalformedFavourites {
  readonly kind: 'malformed-favourites';
}

/**
 * Reads a list of product ids from what a client sent: numeric texts become numbers, each id counts once in its first
 * place, and of too many the newest, which come last, are used. An invalid entry rejects the complete list: a program
 * wrote it, and what it meant is unknown.
 */
export function parseFavourites(body: unknown): Result<MalformedFavourites, readonly number[]> {
  if (!Array.isArray(body)) return fail({ kind: 'malformed-favourites' });
  const ids = body.map(parseProductId);
  if (!ids.every((id) => id !== undefined)) return fail({ kind: 'malformed-favourites' });
  return ok([...new Set(ids)].slice(-FAVOURITES_CAP));
}
