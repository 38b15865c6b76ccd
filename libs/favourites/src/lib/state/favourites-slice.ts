import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { addFavourites, removeFavourites } from '../core/favourite-list.ts';
import type { CappedList } from '../core/favourite-list.ts';
import type { RememberedFavourites } from '../core/stored-favourites.ts';
import { favouriteAdded, favouriteRemoved, favouritesBroughtBack, favouritesCleared } from './favourite-events.ts';

/** The favourites of this tab; on the server those that it knows without the browser's storage. */
export interface FavouritesState extends RememberedFavourites {
  /** Spec §3 favoritesUserId; `null` while nobody is logged in. */
  readonly userId: string | null;
  /** False until what this browser remembers has been read. */
  readonly isRestored: boolean;
}

const initialState: FavouritesState = { ids: [], changes: [], lastUpdated: 0, userId: null, isRestored: false };

const edited = (state: FavouritesState, { ids, changes }: CappedList, now: number): FavouritesState => ({
  ...state,
  ids,
  changes,
  lastUpdated: now,
});

/** Spec §3 favorites and favoritesUserId. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    listKept: (state: FavouritesState, { payload }: PayloadAction<RememberedFavourites>): FavouritesState => ({
      ...payload,
      userId: state.userId,
      isRestored: true,
    }),
    /** The server knows these before anything has been read: a guest's without script, or an account's. */
    idsServed: (state: FavouritesState, { payload: ids }: PayloadAction<readonly number[]>): FavouritesState => ({
      ...state,
      ids,
    }),
    userIdentified: (state: FavouritesState, { payload: userId }: PayloadAction<string | null>): FavouritesState => ({
      ...state,
      userId,
    }),
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
      .addCase(favouritesBroughtBack, (state: FavouritesState, { payload, meta }) =>
        edited(state, addFavourites(state, payload, meta.now), meta.now),
      ),
  selectors: {
    selectFavourites: (state): FavouritesState => state,
    selectFavouriteIds: (state): readonly number[] => state.ids,
    selectFavouriteCount: (state): number => state.ids.length,
    selectIsFavourite: (state, productId: number): boolean => state.ids.includes(productId),
    selectFavouritesUserId: (state): string | null => state.userId,
    selectIsRestored: (state): boolean => state.isRestored,
  },
});

/** The store's part that this library needs to be joined under `favourites`. */
export interface FavouritesRootState {
  readonly favourites: FavouritesState;
}

export const { selectFavouriteCount, selectFavouriteIds, selectFavouritesUserId, selectIsFavourite } =
  favouritesSlice.selectors;
