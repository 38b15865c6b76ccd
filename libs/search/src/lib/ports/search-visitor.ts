import type { AppContext, Ports } from '@lyng/feature';
import { tabSearchOf } from '../state/tab-search.ts';

/** The visitor of this tab, for features that know them by the same key elsewhere. */
export function create(app: AppContext): Ports['searchVisitor'] {
  const { searchSession } = tabSearchOf(app);
  return { key: () => searchSession.keys().customerKey, identify: searchSession.identify };
}
