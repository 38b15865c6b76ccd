/** What the header remembers of the scrolling. */
export interface HeaderScroll {
  /** The scroll position in px. */
  readonly scrollTop: number;
  readonly hidden: boolean;
}

/** Whether the page is at its top (UI-06); both in px. */
export const isAtTop = (scrollTop: number, threshold: number): boolean => scrollTop <= threshold;

/** The header after a scroll to `scrollTop` px (UI-04): scrolling down past `threshold` px hides it, scrolling up brings it back. */
export const reduceHeaderScroll = (state: HeaderScroll, scrollTop: number, threshold: number): HeaderScroll => {
  if (isAtTop(scrollTop, threshold)) return { scrollTop, hidden: false };
  return { scrollTop, hidden: scrollTop === state.scrollTop ? state.hidden : scrollTop > state.scrollTop };
};
