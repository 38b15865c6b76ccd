import { scrolled, viewportResized } from '@lyng/feature';
import type { ShopStore } from '@lyng/feature';

/** The parts of the window that are read. */
export type Viewport = Pick<Window, 'addEventListener' | 'innerWidth' | 'requestAnimationFrame' | 'scrollY'>;

/** Syncs the window's width and scroll position with the store; at most once per frame, and only changes. */
export function watchViewport(view: Viewport, store: Pick<ShopStore, 'dispatch' | 'getState'>): void {
  let isScheduled = false;
  const update = (): void => {
    isScheduled = false;
    const { viewportWidth, scrollTop } = store.getState().page;
    // Safari reports negative positions while the page bounces at its top.
    const top = Math.max(0, Math.round(view.scrollY));
    if (view.innerWidth !== viewportWidth) store.dispatch(viewportResized(view.innerWidth));
    if (top !== scrollTop) store.dispatch(scrolled(top));
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    view.requestAnimationFrame(update);
  };
  view.addEventListener('resize', schedule, { passive: true });
  view.addEventListener('scroll', schedule, { passive: true });
  // The server only guessed.
  schedule();
}
