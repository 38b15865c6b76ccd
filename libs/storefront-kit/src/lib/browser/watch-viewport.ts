import { viewportResized } from '@lyng/feature';
import type { ShopStore } from '@lyng/feature';

/** The parts of the window that are read. */
export type Viewport = Pick<Window, 'addEventListener' | 'innerWidth' | 'requestAnimationFrame'>;

/** Syncs the window's width with the store; at most once per frame, and only changes. */
export function watchViewport(view: Viewport, store: Pick<ShopStore, 'dispatch' | 'getState'>): void {
  let isScheduled = false;
  const update = (): void => {
    isScheduled = false;
    if (view.innerWidth !== store.getState().page.viewportWidth) store.dispatch(viewportResized(view.innerWidth));
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    view.requestAnimationFrame(update);
  };
  view.addEventListener('resize', schedule, { passive: true });
  // The server only guessed.
  schedule();
}
