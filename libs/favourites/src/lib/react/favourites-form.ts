/** The id of the page's one form that hearts are posted with where no script runs; it stands beside the link in the header. */
export const FAVOURITES_FORM = 'favourites';
