/** What can be scrolled to from where a row stands. */
export interface CarouselEnds {
  readonly before: boolean;
  readonly after: boolean;
}

/** Browsers round what they scroll to: nearer than this, in px, is there. */
const nearPx = 2;

/** Whether a row that is `scrollWidth` px long, seen through `clientWidth` px and scrolled to `scrollLeft` px, has more on each side. */
export const carouselEnds = ({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): CarouselEnds => ({
  before: scrollLeft > nearPx,
  after: scrollLeft + clientWidth < scrollWidth - nearPx,
});
