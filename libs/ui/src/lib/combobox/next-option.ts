/** What stands for the typed text, in place of an option's index. */
export const typedText = -1;

/** Where an arrow key leads from option `active` (from 0) of `count`: between the last and the first lies the typed text. */
export const nextOption = (active: number, step: 1 | -1, count: number): number => {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
};
