import { createStore, selectIsAtTop, selectPage, selectViewportClass } from '@lyng/feature';
import { watchViewport } from './watch-viewport.ts';

/** A window whose frames run on demand. */
function openWindow(innerWidth: number) {
  const frames: (() => void)[] = [];
  const view = Object.assign(new EventTarget(), {
    innerWidth,
    scrollY: 0,
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
  const nextFrame = () => frames.splice(0).forEach((run) => run());
  const change = (state: Partial<Pick<typeof view, 'innerWidth' | 'scrollY'>>, event: 'resize' | 'scroll') => {
    Object.assign(view, state);
    view.dispatchEvent(new Event(event));
  };
  return { view: view as unknown as Window, frames, nextFrame, change };
}

function watched(innerWidth = 1360) {
  const store = createStore({ features: [] });
  const opened = openWindow(innerWidth);
  const dispatch = jest.spyOn(store, 'dispatch');
  watchViewport(opened.view, store);
  return { ...opened, store, dispatch };
}

describe('watchViewport', () => {
  it('replaces the server’s guess with the real width [UI-05]', () => {
    const { store, nextFrame } = watched(390);
    expect(selectViewportClass(store.getState())).toBe('desktop');
    nextFrame();
    expect(selectPage(store.getState()).viewportWidth).toBe(390);
    expect(selectViewportClass(store.getState())).toBe('phone');
  });

  it.each([
    [767, 'phone'],
    [768, 'tablet'],
    [1024, 'laptop'],
    [1280, 'desktop'],
    [1536, 'desktopBig'],
  ])('follows the window to %d px, %s [UI-05]', (innerWidth, expected) => {
    const { store, nextFrame, change } = watched();
    nextFrame();
    change({ innerWidth }, 'resize');
    nextFrame();
    expect(selectViewportClass(store.getState())).toBe(expected);
  });

  it.each([
    [0, true],
    [10, true],
    [11, false],
    [-40, true],
  ])('knows at %d px whether the page is scrolled to the top: %s [UI-06]', (scrollY, atTop) => {
    const { store, nextFrame, change } = watched();
    nextFrame();
    change({ scrollY }, 'scroll');
    nextFrame();
    expect(selectIsAtTop(store.getState())).toBe(atTop);
    expect(selectPage(store.getState()).scrollTop).toBe(Math.max(0, scrollY));
  });

  it('dispatches at most once per frame, and only changes', () => {
    const { frames, nextFrame, change, dispatch } = watched();
    nextFrame();
    expect(dispatch).not.toHaveBeenCalled();
    for (const scrollY of [10, 20, 30]) change({ scrollY }, 'scroll');
    change({}, 'resize');
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(dispatch).toHaveBeenCalledTimes(1);
    expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ payload: 30 }));
  });
});
