// The paths at which browsers reach the services: paths of the shop's own origin. Single constants, so that a bundle
// has only what it uses.

/** The commerce API. */
export const GRAPHQL_PATH = '/graphql';
/** Its subscriptions, over a websocket. */
export const REALTIME_PATH = '/graphql/ws';
export const AUTH_PATH = '/auth';
/** Signs the challenges of the auth service. */
export const SIGN_PATH = '/auth/sign';
export const FAVOURITES_PATH = '/likes';
/** The product search service. */
export const SEARCH_PATH = '/api/storefront/v3';
/** The members programme; the shop's own server is in front of it. */
export const LOYALTY_PATH = '/api/voyado-engage';
/** Images in the requested sizes. */
export const IMAGES_PATH = '/cdn-cgi';
/** Payment pages, and what providers report. */
export const PAYMENTS_PATH = '/payments';
/** Takes the events of statistics. */
export const COLLECTOR_PATH = '/collect';
/** Takes the errors of browsers. */
export const ERROR_LOG_PATH = '/api/log-error';
