import type { ListQuery } from '@lyng/routing/core';
import type { PageHead } from './head/page-head.ts';

/** What others may read of a loaded list. The feature that loads it knows more about it, and shows it in its slot. */
export interface ProductListPage {
  /** Products in the complete list. */
  readonly count: number;
  /** What the address requests, in the backend's present names. */
  readonly query: ListQuery;
  /** The spelling that was searched for, when it differs from the typed one. */
  readonly correctedTo?: string;
  /** How many filters of the address were left out because no product of the list has them. */
  readonly droppedFilters?: number;
}

/** The data of a page that shows a list. */
export interface ProductListData {
  readonly head: PageHead;
  readonly page: ProductListPage;
  /** Set when a part is missing because its request failed: such a page is sent, but not cached. */
  readonly isIncomplete?: boolean;
}
