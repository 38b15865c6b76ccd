/** The share of the row of stars that is filled, in percent: rounded to half stars, within none and all. */
export const filledPercent = (value: number, max: number): number =>
  (Math.min(max, Math.max(0, Math.round(value * 2) / 2)) / max) * 100;
