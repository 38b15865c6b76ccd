import type { Database } from '../../platform/database/database.ts';
import { isOnSale } from '../../catalogue/columns/product-columns.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { TextSearch } from '../find/text-search.ts';
import type { SearchRequest } from '../request/search-request.ts';

/** A request with all that its response needs. */
export interface SearchContext {
  readonly request: SearchRequest;
  readonly view: View;
  readonly db: Database;
  readonly search: TextSearch;
}

/** Whether a product is on sale in the market now. */
export const isOpen = (ordinal: number, { snapshot, scope, now }: View): boolean =>
  isOnSale(snapshot.columns, scope.market.alias, now.getTime(), ordinal);

/** Ordinals of products by their ids; unknown ones are left out. */
export const ordinalsOf = (productIds: Iterable<number>, { snapshot: { columns } }: View): Int32Array =>
  Int32Array.from(Array.from(productIds, columns.ordinalOf).filter((ordinal) => ordinal >= 0));
