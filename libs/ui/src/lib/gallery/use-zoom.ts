import { useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { follow, panBy, swipeStep, unzoomed, zoomTo } from './zoom-view.ts';
import type { Point, ZoomRoom, ZoomView } from './zoom-view.ts';

/** What the stage of a picture is given. */
export interface ZoomStage {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
  readonly 'data-held': true | undefined;
}

export interface Zoom {
  readonly view: ZoomView;
  readonly stage: ZoomStage;
  /** Enlarges so many times more, about the middle. */
  readonly zoomBy: (factor: number) => void;
  /** Moves by so many px; `null` shows the whole picture again. */
  readonly move: (by: Point | null) => void;
}

/** Two taps are one double tap when no more than so many ms and px lie between them. */
const doubleTapMs = 300;
const tapPx = 10;
const doubleTapScale = 2.5;

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < tapPx;

/** The picture is the stage's only child; its transform does not count. */
const roomOf = (stage: HTMLElement): ZoomRoom => {
  const picture = stage.firstElementChild as HTMLElement;
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  };
};

const placeOf = (event: PointerEvent<HTMLElement>): Point => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

/** Pinch, double tap, pan and swipe on one picture; `onSwipe` is asked for the neighbour. */
export const useZoom = (onSwipe: (step: -1 | 1) => void): Zoom => {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(unzoomed);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  /** Where the present set of fingers began, and what was shown then. */
  const start = useRef<{ view: ZoomView; fingers: readonly Point[] }>({ view, fingers: [] });
  const lastTap = useRef<(Point & { readonly at: number }) | null>(null);

  const restart = (from: ZoomView) => {
    start.current = { view: from, fingers: [...fingers.current.values()] };
    setHeld(fingers.current.size > 0);
  };

  const tap = (place: Point, at: number, room: ZoomRoom) => {
    const again = lastTap.current && at - lastTap.current.at < doubleTapMs && near(place, lastTap.current);
    lastTap.current = again ? null : { ...place, at };
    if (again) setView(view.scale > 1 ? unzoomed : zoomTo(view, doubleTapScale, place, room));
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const [began] = start.current.fingers;
    const place = placeOf(event);
    const alone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId)) return;
    const zoomed = view.scale > 1;
    restart(zoomed ? view : unzoomed);
    if (!zoomed) setView(unzoomed);
    if (!alone || !began || event.type === 'pointercancel') return;
    if (near(began, place)) return tap(place, event.timeStamp, roomOf(event.currentTarget));
    if (zoomed) return;
    const step = swipeStep(difference(place, began));
    if (step !== 0) onSwipe(step);
  };

  return {
    view,
    stage: {
      ref,
      'data-held': held || undefined,
      onPointerDown: (event) => {
        // Only the main button of a mouse; further fingers of a hand are all main ones.
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        fingers.current.set(event.pointerId, placeOf(event));
        restart(view);
      },
      onPointerMove: (event) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, placeOf(event));
        setView(
          follow(start.current.view, start.current.fingers, [...fingers.current.values()], roomOf(event.currentTarget)),
        );
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    zoomBy: (factor) => ref.current && setView(zoomTo(view, view.scale * factor, { x: 0, y: 0 }, roomOf(ref.current))),
    move: (by) => ref.current && setView(by ? panBy(view, by, roomOf(ref.current)) : unzoomed),
  };
};
