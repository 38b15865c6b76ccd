/** The maximum number of favourites. */
export const FAVOURITES_CAP = 1000;

/** The backend stores product ids in a database integer. */
const LARGEST_ID = 2_147_483_647;

/** Parses one id; texts of digits are valid, everything else that is not a positive integer is `undefined`. */
export function parseProductId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/**
 * Parses an untrusted list of ids: numeric texts become numbers, each id counts once in its first place, invalid ids
 * are left out, and of too many the oldest, which come first, are dropped. It reads one level only, so nesting has no
 * effect.
 */
export function normaliseIds(values: unknown): readonly number[] {
  if (!Array.isArray(values)) return [];
  const ids = new Set<number>();
  for (const value of values) {
    const id = parseProductId(value);
    if (id !== undefined) ids.add(id);
  }
  return [...ids].slice(-FAVOURITES_CAP);
}

/** The number of products that each step adds: a list may hold 1000, and only what is shown is requested. */
export const FAVOURITES_STEP = 60;

/** Limit of one request for products. */
export const MAX_PRODUCTS = 600;
