import { normaliseIds } from './product-id.ts';

/**
 * Without script a guest's favourites are in a cookie, which is sent with every request: this many at most, below 1 KB.
 */
export const GUEST_FAVOURITES_CAP = 60;

/** The maximum length of a valid cookie, in characters. */
const MAX_COOKIE_LENGTH = 1000;

/**
 * Parses the cookie of a guest's favourites: ids with a dot between them, oldest first. Invalid ids are left out, and
 * the oldest ones of too many.
 */
export const parseGuestFavourites = (cookie: string | undefined): readonly number[] =>
  cookie === undefined || cookie.length > MAX_COOKIE_LENGTH
    ? []
    : normaliseIds(cookie.split('.')).slice(-GUEST_FAVOURITES_CAP);
