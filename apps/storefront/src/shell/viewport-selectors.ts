import { isAtTop, viewportClass } from '@lyng/ui';
import type { ViewportClass } from '@lyng/ui';
import { config } from '../config.ts';
import type { RootState } from '../store.ts';
import { selectPage } from './slices/page-slice.ts';

/** How wide the window is, in words (UI-05). Not with the slice, which is part of every first load. */
export const selectViewportClass = (state: Pick<RootState, 'page'>): ViewportClass =>
  viewportClass(selectPage(state).viewportWidth, config.breakpoints);

/** Whether the site is at its top (UI-06). */
export const selectIsAtTop = (state: Pick<RootState, 'page'>): boolean =>
  isAtTop(selectPage(state).scrollTop, config.siteTopThreshold);
