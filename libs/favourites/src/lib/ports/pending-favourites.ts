import type { Ports } from '@lyng/feature';
import { favouritesSlice } from '../state/favourites-slice.ts';

/** The favourites that a guest brings to an account. */
export const create = (): Ports['pendingFavourites'] => (state) =>
  favouritesSlice.selectors.selectFavourites(state).changes.filter(({ liked }) => liked).length;
