import type { AppContext } from '@lyng/feature';
import { favouritesSlice } from '../state/favourites-slice.ts';

/** Once per page, and to guests only: what a browser does not store, an account has all the same. */
export function reportNotStored(app: AppContext): () => void {
  let isReported = false;
  return () => {
    if (isReported || favouritesSlice.selectors.selectFavouritesUserId(app.store.getState()) !== null) return;
    isReported = true;
    // Its code and its text are not part of the first load.
    import('./show-not-stored.ts').then((code) => code.showNotStored(app)).catch(() => (isReported = false));
  };
}
