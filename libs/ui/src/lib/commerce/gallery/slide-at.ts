/**
 * The index, from 0, of the slide in view when a row of slides, each `width` px wide, is scrolled to `scrollLeft` px.
 */
export const slideAt = (scrollLeft: number, width: number, slides: number): number =>
  width > 0 ? Math.min(slides - 1, Math.max(0, Math.round(scrollLeft / width))) : 0;
