import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { addFavourites, removeFavourites } from '../core/favourite-list.ts';
import type { CappedList } from '../core/favourite-list.ts';
import type { RememberedFavourites } from '../core/stored-favourites.ts';
import {
  favouriteAdded,
  favouriteRemoved,
  favouritesBroughtBack,
  favouritesCleared,
  favouritesTakenOut,
} from './favourite-events.ts';

/** The favourites of this tab; on the server those that are known without the browser's storage. */
export interface FavouritesState extends RememberedFavourites {
  /** `null` while logged out. */
  readonly userId: string | null;
  /** Whether the account's list has been read; `loading` until the first sync of a user ends. */
  readonly account: 'loading' | 'loaded' | 'failed';
  /** False until the storage has been read. */
  readonly isRestored: boolean;
}

const initialState: FavouritesState = {
  ids: [],
  changes: [],
  lastUpdated: 0,
  userId: null,
  account: 'loading',
  isRestored: false,
};

const edited = (state: FavouritesState, { ids, changes }: CappedList, lastUpdated: number): FavouritesState => ({
  ...state,
  ids,
  changes,
  lastUpdated,
});

/** The favourites and their user. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    listStored: (state: FavouritesState, { payload }: PayloadAction<RememberedFavourites>): FavouritesState => ({
      ...payload,
      userId: state.userId,
      account: state.account,
      isRestored: true,
    }),
    /** Known to the server before the storage is read: a guest's without script, or an account's. */
    idsServed: (state, action: PayloadAction<readonly number[]>) => {
      state.ids = [...action.payload];
    },
    userIdentified: (state, action: PayloadAction<string | null>) => {
      state.userId = action.payload;
      state.account = 'loading';
    },
    syncEnded: (state, action: PayloadAction<'loaded' | 'failed'>) => {
      state.account = action.payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(favouriteAdded, (state: FavouritesState, { payload, meta }) =>
        edited(state, addFavourites(state, [payload.productId], meta.now), meta.now),
      )
      .addCase(favouriteRemoved, (state: FavouritesState, { payload, meta }) =>
        edited(state, removeFavourites(state, [payload.productId], meta.now), meta.now),
      )
      .addCase(favouritesCleared, (state: FavouritesState, { meta }) =>
        edited(state, removeFavourites(state, state.ids, meta.now), meta.now),
      )
      .addCase(favouritesTakenOut, (state: FavouritesState, { payload: { userId, productIds }, meta }) =>
        // Another shopper may have logged in since.
        userId === state.userId ? edited(state, removeFavourites(state, productIds, meta.now), meta.now) : state,
      )
      .addCase(favouritesBroughtBack, (state: FavouritesState, { payload, meta }) =>
        edited(state, addFavourites(state, payload, meta.now), meta.now),
      ),
  selectors: {
    selectFavourites: (state): FavouritesState => state,
    selectFavouriteIds: (state): readonly number[] => state.ids,
    selectFavouriteCount: (state): number => state.ids.length,
    selectIsFavourite: (state, productId: number): boolean => state.ids.includes(productId),
    selectFavouritesUserId: (state): string | null => state.userId,
    /** `null` while logged out. */
    selectAccountStatus: ({ userId, account }): FavouritesState['account'] | null => (userId === null ? null : account),
    selectIsRestored: (state): boolean => state.isRestored,
  },
});

/** The part of the store that this library needs, under `favourites`. */
export interface FavouritesRootState {
  readonly favourites: FavouritesState;
}

export const { selectFavouriteCount, selectFavouriteIds, selectFavouritesUserId, selectIsFavourite } =
  favouritesSlice.selectors;
