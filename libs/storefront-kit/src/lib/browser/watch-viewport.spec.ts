import { createStore, selectPage } from '@lyng/feature';
import { watchViewport } from './watch-viewport.ts';

/** A window that is watched, whose frames run on demand. */
function watched(innerWidth = 1360) {
  const frames: (() => void)[] = [];
  const view = Object.assign(new EventTarget(), {
    innerWidth,
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
  const store = createStore({ features: [] });
  const dispatch = jest.spyOn(store, 'dispatch');
  watchViewport(view as unknown as Window, store);
  return {
    frames,
    dispatch,
    width: () => selectPage(store.getState()).viewportWidth,
    nextFrame: () => frames.splice(0).forEach((run) => run()),
    resize: (width: number) => {
      view.innerWidth = width;
      view.dispatchEvent(new Event('resize'));
    },
  };
}

describe('watchViewport', () => {
  it('replaces the server’s guess with the real width, and follows it [UI-05]', () => {
    const { width, nextFrame, resize } = watched(390);
    expect(width()).toBe(1360);
    nextFrame();
    expect(width()).toBe(390);
    resize(768);
    nextFrame();
    expect(width()).toBe(768);
  });

  it('dispatches at most once per frame, and only changes', () => {
    const { frames, nextFrame, resize, dispatch } = watched();
    nextFrame();
    expect(dispatch).not.toHaveBeenCalled();
    for (const width of [1000, 900, 800]) resize(width);
    expect(frames).toHaveLength(1);
    nextFrame();
    expect(dispatch).toHaveBeenCalledTimes(1);
    expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ payload: 800 }));
  });
});
