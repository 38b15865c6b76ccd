/**
 * The id of the page's one form for hearts that are posted without script; it is rendered beside the link in the
 * header.
 */
export const FAVOURITES_FORM = 'favourites';
