/** The default number of products on a page of a list: full rows of two, three and four. */
export const defaultPageSize = 48;

/** The backend skips at most this many products. */
export const maximumSkip = 6000;

/** The number of pages that can be reached; the last ones are cut where the backend would reject so large an offset. */
export const pageCount = (count: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.ceil(count / pageSize)), Math.floor(maximumSkip / pageSize) + 1);
