/** The directions that a row can be scrolled in. */
export interface CarouselEnds {
  readonly before: boolean;
  readonly after: boolean;
}

/** Browsers round the scroll position: within this many px counts as the end. */
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
