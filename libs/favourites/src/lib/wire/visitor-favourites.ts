import type { Result } from '@lyng/model';
import type { FavouritesCommand } from './posted-favourites.ts';
import type { SharedListFailure } from './read-shared-list.ts';
import type { SyncFailure } from './run-sync.ts';

/** The favourites of a visitor without running script: a guest's in a cookie, an account's in its service. */
export interface VisitorFavourites {
  /** The ids, the oldest first; `null` for a visitor unknown to the server. */
  readonly read: () => Promise<Result<SyncFailure, readonly number[] | null>>;
  /** The list behind a link that somebody has shared. */
  readonly readShared: (token: string) => Promise<Result<SharedListFailure, readonly number[]>>;
  /** Applies a command, and returns its `Set-Cookie` lines. */
  readonly change: (command: FavouritesCommand) => Promise<Result<SyncFailure, readonly string[]>>;
}
