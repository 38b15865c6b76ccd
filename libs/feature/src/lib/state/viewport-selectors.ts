import { isAtTop, viewportBreakpoints, viewportClass } from '@lyng/ui';
import type { ViewportClass } from '@lyng/ui';
import { selectPage } from './page-slice.ts';
import type { ShopState } from './shop-state.ts';

/** At or above this scroll position, in px, the site is at its top. */
export const siteTopThreshold = 10;

/** The class of the window's width. Not with the slice, which is part of every first load. */
export const selectViewportClass = (state: Pick<ShopState, 'page'>): ViewportClass =>
  viewportClass(selectPage(state).viewportWidth, viewportBreakpoints);

/** Whether the page is scrolled to the top. */
export const selectIsAtTop = (state: Pick<ShopState, 'page'>): boolean =>
  isAtTop(selectPage(state).scrollTop, siteTopThreshold);
