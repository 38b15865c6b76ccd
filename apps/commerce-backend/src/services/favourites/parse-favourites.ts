import type { Result } from '@lyng/model';
import { fail, ok } from '@lyng/model';

/** Spec §5, §9: favourites are capped at 1000. */
const FAVOURITES_CAP = 1000;

/** A favourite is the id of a product: a positive whole number that a database integer holds. */
const LARGEST_ID = 2_147_483_647;

/** The body was no list of product ids. */
export interface MalformedFavourites {
  readonly kind: 'malformed-favourites';
}

const idOf = (entry: unknown): number | undefined => {
  const id = typeof entry === 'string' && /^\d{1,10}$/.test(entry) ? Number(entry) : entry;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
};

/**
 * Reads a list of product ids from what a client sent: numeric texts become numbers, each id counts once
 * in its first place, and the cap holds. Entries that are no id are refused with the whole list.
 */
export function parseFavourites(body: unknown): Result<MalformedFavourites, readonly number[]> {
  if (!Array.isArray(body)) return fail({ kind: 'malformed-favourites' });
  const ids = new Set<number>();
  for (const entry of body) {
    const id = idOf(entry);
    if (id === undefined) return fail({ kind: 'malformed-favourites' });
    if (ids.size < FAVOURITES_CAP) ids.add(id);
  }
  return ok([...ids]);
}
