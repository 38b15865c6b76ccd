import type { ListQuery } from '@lyng/routing/core';
import type { PageHead } from '../head/page-head.ts';

/** The public data of a loaded list. The feature that loads it knows more about it, and shows it in its slot. */
export interface ProductListPage {
  /** Products in the complete list. */
  readonly count: number;
  /** The query of the address, in the backend's present names. */
  readonly query: ListQuery;
  /** The spelling that was searched for, when it differs from the typed one. */
  readonly correctedTo?: string;
  /** The number of filters that were left out of the address's query because no product of the list has them. */
  readonly droppedFilters?: number;
}

/** The data of a page that shows a list. */
export interface ProductListData {
  readonly head: PageHead;
  readonly page: ProductListPage;
  /** Set when a part is missing because its request failed: such a page is sent, but not cached. */
  readonly isIncomplete?: boolean;
}
