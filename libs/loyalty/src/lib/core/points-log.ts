import type { CurrencyCode, MinorUnits } from '@lyng/model';
import { CREDIT_DAYS, POINTS_PER_BONUS, pointsRules } from './points-rules.ts';
import { payoutsBetween } from './quarters.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Goods that a member has paid, and what came back of them. Times are ms since 1970. */
export interface Purchase {
  readonly id: string;
  readonly at: number;
  readonly currency: CurrencyCode;
  /** Goods including VAT after all discounts, without shipping and gift cards. */
  readonly amount: MinorUnits;
  readonly returns: readonly { readonly at: number; readonly amount: MinorUnits }[];
}

/** One line of a member's points; `points` is negative where they decrease. */
export type PointsEntry =
  | {
      readonly kind: 'earned' | 'returned';
      readonly at: number;
      readonly points: number;
      readonly purchaseId: string;
    }
  | { readonly kind: 'paid'; readonly at: number; readonly points: number; readonly bonuses: number };

/** Full thousands of that many points; a debt of points pays nothing. */
export const bonusesOf = (points: number): number => Math.max(0, Math.floor(points / POINTS_PER_BONUS));

/** The time from which the points of a purchase can be used. */
export const creditedAt = ({ at }: Pick<Purchase, 'at'>): number => at + CREDIT_DAYS * DAY_MS;

/**
 * The points of the purchase after the returns until that time. Each return counts, but never for more than was bought.
 */
export function pointsOf({ amount, currency, returns }: Purchase, until = Infinity): number {
  const returned = returns.reduce((sum, one) => (one.at <= until ? sum + one.amount : sum), 0);
  return Math.floor(Math.max(0, amount - returned) / pointsRules[currency].valuePerPoint);
}

const entry = (kind: 'earned' | 'returned', at: number, points: number, purchaseId: string): readonly PointsEntry[] =>
  points === 0 ? [] : [{ kind, at, points, purchaseId }];

/** A return before the credit reduces the credit; a later one takes points back. */
function entriesOf(purchase: Purchase): readonly PointsEntry[] {
  const creditAt = creditedAt(purchase);
  const times = new Set(purchase.returns.map(({ at }) => at).filter((at) => at > creditAt));
  let points = pointsOf(purchase, creditAt);
  const entries = [...entry('earned', creditAt, points, purchase.id)];
  for (const at of [...times].sort((one, other) => one - other)) {
    const left = pointsOf(purchase, at);
    entries.push(...entry('returned', at, left - points, purchase.id));
    points = left;
  }
  return entries;
}

/**
 * LOY-08: a member's points until that time, oldest first: credits, returns, and a payout of all full thousands at each
 * quarter. Points below a thousand are carried on; so is a debt, when goods come back after their points were paid out.
 * An entry depends on nothing after its time, so the log only ever grows at its end.
 */
export function pointsLog(purchases: readonly Purchase[], until: number): readonly PointsEntry[] {
  const changes = purchases
    .flatMap(entriesOf)
    .filter(({ at }) => at <= until)
    .sort((one, other) => one.at - other.at);
  const log: PointsEntry[] = [];
  let balance = 0;
  const book = (line: PointsEntry): void => {
    balance += line.points;
    log.push(line);
  };
  let next = 0;
  // A change at the very time of a payout counts for it.
  for (const at of payoutsBetween((changes[0]?.at ?? until) - 1, until)) {
    for (let change = changes[next]; change !== undefined && change.at <= at; change = changes[(next += 1)])
      book(change);
    const bonuses = bonusesOf(balance);
    if (bonuses > 0) book({ kind: 'paid', at, points: -bonuses * POINTS_PER_BONUS, bonuses });
  }
  changes.slice(next).forEach(book);
  return log;
}
