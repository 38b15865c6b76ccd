import { normaliseIds } from './product-id.ts';

/** Without script a guest's favourites are in a cookie, which goes along with every request: at most so many, below 1 KB. */
export const GUEST_FAVOURITES_CAP = 60;

/** No list of ours is longer, in characters. */
const MAX_COOKIE_LENGTH = 1000;

/** Reads the cookie of a guest's favourites, ids with a dot between them, the oldest first; what is no id is left out, and of too many the oldest are. */
export const parseGuestFavourites = (cookie: string | undefined): readonly number[] =>
  cookie === undefined || cookie.length > MAX_COOKIE_LENGTH
    ? []
    : normaliseIds(cookie.split('.')).slice(-GUEST_FAVOURITES_CAP);
