/** The index, from 0, of the first slide in view in a scrolled row of equal slides; at the row's end the last one. */
export const slideAt = (
  { scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  slides: number,
): number => {
  const last = slides - 1;
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1) return last;
  return Math.min(last, Math.max(0, Math.round((scrollLeft / (scrollWidth || 1)) * slides)));
};
