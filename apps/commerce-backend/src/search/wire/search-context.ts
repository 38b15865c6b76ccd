import type { Database } from '../../platform/database/database.ts';
import type { View } from '../../catalogue/wire/view.ts';
import type { TextSearch } from '../find/text-search.ts';
import type { OrRejection } from '../request/rejected-request.ts';
import type { SearchRequest } from '../request/search-request.ts';

/** A request with all that its response needs. */
export interface SearchContext {
  readonly request: SearchRequest;
  readonly view: View;
  readonly db: Database;
  readonly search: TextSearch;
}

/** Handles one of the service's queries. */
export type Query = (context: SearchContext) => Promise<OrRejection<object>>;
