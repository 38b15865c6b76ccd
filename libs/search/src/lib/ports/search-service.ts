import type { AppContext, Ports } from '@lyng/feature';
import { tabSearchOf } from '../state/tab-search.ts';

/** The service of a tab; a server has its own for each request. */
export const create = (app: AppContext): Ports['searchService'] => tabSearchOf(app).searchService;
