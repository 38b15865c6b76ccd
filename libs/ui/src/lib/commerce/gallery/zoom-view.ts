/** A point in px; its origin is the middle of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The view of an image: enlarged `scale` times, its middle at `x`, `y`. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/** A width and a height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The bounds of an image; `image` is its size at scale 1. */
export interface ZoomBounds {
  readonly frame: Size;
  readonly image: Size;
}

export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 };

/** The service's largest image is 1600 px wide: on the width of a phone, more than four times shows no more detail. */
const maxScale = 4;
/** The minimum length of a swipe, in px, and more sideways than not. */
const swipePx = 48;

const within = (limit: number, value: number): number => Math.min(limit, Math.max(-limit, value));

/** Never leaves a gap between the edges of the frame and of a larger image. */
const clampToBounds = ({ scale, x, y }: ZoomView, { frame, image }: ZoomBounds): ZoomView => ({
  scale,
  x: within(Math.max(0, (scale * image.width - frame.width) / 2), x),
  y: within(Math.max(0, (scale * image.height - frame.height) / 2), y),
});

/** The view at another scale, with `point` fixed. */
export const zoomTo = (view: ZoomView, scale: number, point: Point, bounds: ZoomBounds): ZoomView => {
  const next = Math.min(maxScale, Math.max(1, scale));
  const grown = next / view.scale;
  return clampToBounds(
    { scale: next, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    bounds,
  );
};

/** The view moved by so many px. */
export const panBy = (view: ZoomView, by: Point, bounds: ZoomBounds): ZoomView =>
  clampToBounds({ ...view, x: view.x + by.x, y: view.y + by.y }, bounds);

/** The view as a CSS `transform` of the image. */
export const transformOf = ({ scale, x, y }: ZoomView): string => `translate(${x}px, ${y}px) scale(${scale})`;

const middle = ([a, b = a]: readonly Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * The view after the fingers moved from `began` to `now`: two fingers zoom and pan, one pans an enlarged image, and
 * drags another one sideways, towards its neighbour.
 */
export const follow = (
  view: ZoomView,
  began: readonly Point[],
  now: readonly Point[],
  bounds: ZoomBounds,
): ZoomView => {
  const from = middle(began);
  const to = middle(now);
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (spread(began) > 0)
    return panBy(zoomTo(view, (view.scale * spread(now)) / spread(began), from, bounds), by, bounds);
  return view.scale > 1 ? panBy(view, by, bounds) : { ...view, x: view.x + by.x };
};

/** The neighbour for a finger that moved this far: 1 the next, -1 the previous, 0 none. */
export const swipeStep = ({ x, y }: Point): -1 | 0 | 1 => {
  if (Math.abs(x) < swipePx || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
};
