import type { CurrencyCode, MinorUnits } from '@lyng/model';

/** LOY-08: points of a purchase can be used this many days after it. */
export const CREDIT_DAYS = 30;

/** LOY-08: a bonus is paid for each full thousand of points. */
export const POINTS_PER_BONUS = 1000;

/** Price and value of points in one currency, in minor units. */
export interface PointsRules {
  /** Goods of this value give one point. */
  readonly valuePerPoint: MinorUnits;
  /** LOY-08: 25 kr. for 1,000 points. */
  readonly bonus: MinorUnits;
}

const kroner: PointsRules = { valuePerPoint: 1_00, bonus: 25_00 };

/** One krone gives a point. A euro gives ten, so that a member gets the same 2.5 percent back in each market. */
export const pointsRules: Readonly<Record<CurrencyCode, PointsRules>> = {
  DKK: kroner,
  SEK: kroner,
  NOK: kroner,
  EUR: { valuePerPoint: 10, bonus: 2_50 },
};
