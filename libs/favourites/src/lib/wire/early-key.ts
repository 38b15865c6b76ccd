/** Holds the hearts of a page that was left early; a separate key, so that a first load needs no other code. */
export const EARLY_KEY = 'favoritesEarly';
