/** The filled share of the row of stars, in percent: rounded to half stars, from 0 to 100. */
export const filledPercent = (value: number, max: number): number =>
  (Math.min(max, Math.max(0, Math.round(value * 2) / 2)) / max) * 100;
