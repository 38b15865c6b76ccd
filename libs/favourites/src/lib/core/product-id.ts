/** Spec §5, §9: favourites are capped at 1000. */
export const FAVOURITES_CAP = 1000;

/** The backend keeps product ids in a database integer. */
const LARGEST_ID = 2_147_483_647;

/** Reads one id; texts of digits count, everything else that is not a positive whole number is `undefined`. */
export function parseProductId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/**
 * Reads a list of ids that anyone may have written: numeric texts become numbers, each id counts once in its first
 * place, what is no id is left out, and of too many the oldest, which come first, are (FAV-03). It looks one level deep
 * only, so nothing nests too far.
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

/** So many more products are shown each time: a list may hold 1000, and no more are requested than are looked at. */
export const FAVOURITES_STEP = 60;
