import { scrolled, viewportResized } from '../shell/slices/page-slice.ts';
import type { AppStore } from '../store.ts';

/** What is read of the window. */
export type Viewport = Pick<Window, 'addEventListener' | 'innerWidth' | 'requestAnimationFrame' | 'scrollY'>;

/** Keeps the window's width and scroll position in the store; at most once per frame, and only what has changed. */
export function watchViewport(view: Viewport, store: Pick<AppStore, 'dispatch' | 'getState'>): void {
  let asked = false;
  const tell = (): void => {
    asked = false;
    const { viewportWidth, scrollTop } = store.getState().page;
    // Safari reports positions below 0 while the page bounces at its top.
    const top = Math.max(0, Math.round(view.scrollY));
    if (view.innerWidth !== viewportWidth) store.dispatch(viewportResized(view.innerWidth));
    if (top !== scrollTop) store.dispatch(scrolled(top));
  };
  const ask = (): void => {
    if (asked) return;
    asked = true;
    view.requestAnimationFrame(tell);
  };
  view.addEventListener('resize', ask, { passive: true });
  view.addEventListener('scroll', ask, { passive: true });
  // The server guessed.
  ask();
}
