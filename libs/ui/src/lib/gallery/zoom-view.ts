/** A place in px; its origin is the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown: enlarged `scale` times, its middle at `x`, `y`. */
export interface ZoomView extends Point {
  readonly scale: number;
}

/** A width and a height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the picture moves in; `picture` is its size at scale 1. */
export interface ZoomRoom {
  readonly stage: Size;
  readonly picture: Size;
}

export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 };

/** The service's largest picture is 1600 px wide: enlarged more than four times, a phone's width shows no more of it. */
const maxScale = 4;
/** A swipe is at least so long, in px, and more sideways than not. */
const swipePx = 48;

const within = (limit: number, value: number): number => Math.min(limit, Math.max(-limit, value));

/** Never leaves room between the picture's edge and the stage's where the picture is the larger. */
const keepInRoom = ({ scale, x, y }: ZoomView, { stage, picture }: ZoomRoom): ZoomView => ({
  scale,
  x: within(Math.max(0, (scale * picture.width - stage.width) / 2), x),
  y: within(Math.max(0, (scale * picture.height - stage.height) / 2), y),
});

/** The view at another scale, with what lies at `point` staying there. */
export const zoomTo = (view: ZoomView, scale: number, point: Point, room: ZoomRoom): ZoomView => {
  const next = Math.min(maxScale, Math.max(1, scale));
  const grown = next / view.scale;
  return keepInRoom(
    { scale: next, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    room,
  );
};

/** The view moved by so many px. */
export const panBy = (view: ZoomView, by: Point, room: ZoomRoom): ZoomView =>
  keepInRoom({ ...view, x: view.x + by.x, y: view.y + by.y }, room);

/** The view as a CSS `transform` of the picture. */
export const transformOf = ({ scale, x, y }: ZoomView): string => `translate(${x}px, ${y}px) scale(${scale})`;

const middle = ([a, b = a]: readonly Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * The view after the fingers went from `began` to `now`: two fingers enlarge and move, one moves an enlarged picture, and
 * pulls one that is not sideways, towards its neighbour.
 */
export const follow = (view: ZoomView, began: readonly Point[], now: readonly Point[], room: ZoomRoom): ZoomView => {
  const from = middle(began);
  const to = middle(now);
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (spread(began) > 0) return panBy(zoomTo(view, (view.scale * spread(now)) / spread(began), from, room), by, room);
  return view.scale > 1 ? panBy(view, by, room) : { ...view, x: view.x + by.x };
};

/** Which neighbour a finger that moved by so much asks for: 1 the next, -1 the one before, 0 none. */
export const swipeStep = ({ x, y }: Point): -1 | 0 | 1 => {
  if (Math.abs(x) < swipePx || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
};
