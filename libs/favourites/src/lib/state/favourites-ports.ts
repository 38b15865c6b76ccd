import type { LocksLike, TabChannel, TextStore } from '@lyng/browser';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { GuestMerge } from '../core/guest-merge.ts';
import type { FavouritesMessage } from '../wire/favourites-message.ts';
import type { FavouritesService } from '../wire/favourites-service.ts';
import type { FavouritesRootState } from './favourites-slice.ts';

/** The store as this library sees it. */
export interface FavouritesStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => FavouritesRootState;
}

/** The host's parts for the account sync; left out where a shop has no favourites service. */
export interface FavouritesAccount {
  readonly service: FavouritesService;
  /** The logged-in user's metadata as the API gives it; a rejected promise is a failure, and is only logged. */
  readonly readMetadata: (userId: string) => Promise<unknown>;
}

/** The host's parts for the favourites. */
export interface FavouritesPorts {
  readonly storage: TextStore;
  /** The favourites channel between the tabs of this browser. */
  readonly channel: TabChannel<FavouritesMessage>;
  readonly account?: FavouritesAccount;
  /** `navigator.locks`; left out where the browser has none. Tabs that sync at once could write over each other. */
  readonly locks?: LocksLike | undefined;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Reports what a login has brought to the account; called when the account has it. */
  readonly showMerge?: (merge: GuestMerge) => void;
  /** Failures of the favourites are only logged. */
  readonly log: (text: string) => void;
}
