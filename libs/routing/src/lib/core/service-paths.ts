import {
  AUTH_PATH,
  COLLECTOR_PATH,
  FAVOURITES_PATH,
  GRAPHQL_PATH,
  IMAGES_PATH,
  PAYMENTS_PATH,
  SEARCH_PATH,
} from '@lyng/model';

/** Paths of the shop's own origin below which services respond in place of pages. */
export const servicePaths = [
  GRAPHQL_PATH,
  FAVOURITES_PATH,
  IMAGES_PATH,
  PAYMENTS_PATH,
  AUTH_PATH,
  COLLECTOR_PATH,
  SEARCH_PATH,
] as const;

/** The first names of these paths. */
const serviceNames: ReadonlySet<string> = new Set(servicePaths.map((path) => path.split('/', 2)[1] ?? ''));

/** Whether the decoded names of a path lead to a service, and not to a page. */
export const isServicePath = ([first = '']: readonly string[]): boolean => serviceNames.has(first);
