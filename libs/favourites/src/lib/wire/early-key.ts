/** Where the hearts of a page that was left early wait; apart from the rest, so that a first load takes nothing else along. */
export const EARLY_KEY = 'favoritesEarly';
