import type { OrRejection } from '../request/rejected-request.ts';
import type { SearchContext } from '../wire/search-context.ts';

/** Handles one of the service's queries. */
export type Query = (context: SearchContext) => Promise<OrRejection<object>>;
