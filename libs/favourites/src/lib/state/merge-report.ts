import { guestMerge } from '../core/guest-merge.ts';
import type { FavouritesPorts } from './favourites-ports.ts';
import type { SyncedLists } from './favourites-sync.ts';

/** Reports once what a guest has brought to an account. */
export interface MergeReport {
  /** A user was identified, with these favourites of a guest. */
  readonly begin: (guests: readonly number[]) => void;
  readonly onSynced: (lists: SyncedLists) => void;
}

export function createMergeReport(showMerge: FavouritesPorts['showMerge']): MergeReport {
  let brought: readonly number[] = [];
  return {
    begin: (guests) => {
      brought = guests;
    },
    onSynced: (lists) => {
      const merge = guestMerge(lists.userId, brought, lists);
      brought = [];
      if (merge.added.length + merge.dropped.length > 0) showMerge?.(merge);
    },
  };
}
