/** The state of the header. */
export interface HeaderScroll {
  /** The scroll position in px. */
  readonly scrollTop: number;
  readonly hidden: boolean;
}

/**
 * The header after a scroll to `scrollTop` px: scrolling down past `threshold` px hides it, scrolling up shows it
 * again.
 */
export const reduceHeaderScroll = (state: HeaderScroll, scrollTop: number, threshold: number): HeaderScroll => {
  if (scrollTop <= threshold) return { scrollTop, hidden: false };
  return { scrollTop, hidden: scrollTop === state.scrollTop ? state.hidden : scrollTop > state.scrollTop };
};
