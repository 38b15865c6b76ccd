/** Represents the typed text, in place of an option's index. */
export const typedText = -1;

/**
 * The target of an arrow key from option `active` (from 0) of `count`: between the last and the first is the typed
 * text.
 */
export const nextOption = (active: number, step: 1 | -1, count: number): number => {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
};
