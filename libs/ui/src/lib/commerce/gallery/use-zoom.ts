import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

import { follow, panBy, swipeStep, unzoomed, zoomTo } from './zoom-view.ts';
import type { Point, ZoomBounds, ZoomView } from './zoom-view.ts';

/** Two taps are one double tap within this many ms and px. */
const doubleTapMs = 300;
const tapPx = 10;
const doubleTapScale = 2.5;

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < tapPx;

/** The image is the frame's only child; its transform does not count. */
const boundsOf = (frame: HTMLElement): ZoomBounds => {
  const image = frame.firstElementChild as HTMLElement;
  return {
    frame: { width: frame.clientWidth, height: frame.clientHeight },
    image: { width: image.offsetWidth, height: image.offsetHeight },
  };
};

const placeOf = (event: PointerEvent<HTMLElement>): Point => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

/** Pinch, double tap, pan and swipe on one image; `onSwipe` is called for the neighbour. */
export const useZoom = (onSwipe: (step: -1 | 1) => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(unzoomed);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** The start of the present pointers, and the view at that time. */
  const start = useRef<{ view: ZoomView; fingers: readonly Point[] }>({ view, fingers: [] });
  const lastTap = useRef<(Point & { readonly at: number }) | null>(null);

  const restart = (from: ZoomView) => {
    start.current = { view: from, fingers: [...fingers.current.values()] };
    setHeld(fingers.current.size > 0);
  };

  const tap = (place: Point, at: number, bounds: ZoomBounds) => {
    const again = lastTap.current && at - lastTap.current.at < doubleTapMs && near(place, lastTap.current);
    lastTap.current = again ? null : { ...place, at };
    if (again) setView(view.scale > 1 ? unzoomed : zoomTo(view, doubleTapScale, place, bounds));
  };

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const [began] = start.current.fingers;
    const place = placeOf(event);
    const alone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId)) return;
    const zoomed = view.scale > 1;
    restart(zoomed ? view : unzoomed);
    if (!zoomed) setView(unzoomed);
    if (!alone || !began || event.type === 'pointercancel') return;
    if (near(began, place)) return tap(place, event.timeStamp, boundsOf(event.currentTarget));
    if (zoomed) return;
    const step = swipeStep(difference(place, began));
    if (step !== 0) onSwipe(step);
  };

  return {
    view,
    frameProps: {
      ref,
      'data-held': held || undefined,
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        // Only the main button of a mouse; further fingers are all main ones.
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        fingers.current.set(event.pointerId, placeOf(event));
        restart(view);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, placeOf(event));
        setView(
          follow(
            start.current.view,
            start.current.fingers,
            [...fingers.current.values()],
            boundsOf(event.currentTarget),
          ),
        );
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    /** Multiplies the scale, keeping the middle. */
    zoomBy: (factor: number) =>
      ref.current && setView(zoomTo(view, view.scale * factor, { x: 0, y: 0 }, boundsOf(ref.current))),
    /** Moves by this many px; `null` resets the view. */
    move: (by: Point | null) => ref.current && setView(by ? panBy(view, by, boundsOf(ref.current)) : unzoomed),
  };
};
