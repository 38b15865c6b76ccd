/** How many products a page of a list holds unless the app says otherwise: whole rows of two, three and four. */
export const defaultPageSize = 48;

/** Wire contract: the backend skips at most this many products. */
export const maximumSkip = 6000;

/** How many pages can be reached; the last are cut where the backend would refuse to skip so far. */
export const pageCount = (count: number, pageSize: number = defaultPageSize): number =>
  Math.min(Math.max(1, Math.ceil(count / pageSize)), Math.floor(maximumSkip / pageSize) + 1);
