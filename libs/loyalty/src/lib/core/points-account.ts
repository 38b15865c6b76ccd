import { levelOf } from './levels.ts';
import type { LevelProgress } from './levels.ts';
import { bonusesOf, creditedAt, pointsLog, pointsOf } from './points-log.ts';
import type { PointsEntry, Purchase } from './points-log.ts';
import { POINTS_PER_BONUS } from './points-rules.ts';
import { nextPayoutAfter } from './quarters.ts';

/** The levels look back this far. */
const LEVEL_MS = 365 * 24 * 60 * 60 * 1000;

/** Points of a purchase that wait for their credit. */
export interface PendingPoints {
  readonly purchaseId: string;
  readonly points: number;
  /** When they can be used, in ms since 1970. */
  readonly at: number;
}

/** The points of a member at one time. */
export interface PointsAccount extends LevelProgress {
  /** Points that can be paid out; a debt is negative. */
  readonly available: number;
  readonly pending: readonly PendingPoints[];
  /** The next payout if nothing is bought or returned until then. */
  readonly nextPayout: { readonly at: number; readonly bonuses: number; readonly missing: number };
  readonly log: readonly PointsEntry[];
}

const sum = (entries: readonly { readonly points: number }[]): number =>
  entries.reduce((points, one) => points + one.points, 0);

/** LOY-08: a member's points as of `now`, in ms since 1970. */
export function pointsAccount(purchases: readonly Purchase[], now: number): PointsAccount {
  const log = pointsLog(purchases, now);
  const available = sum(log);
  const pending = purchases
    .map((purchase) => ({ purchaseId: purchase.id, points: pointsOf(purchase, now), at: creditedAt(purchase) }))
    .filter(({ points, at }) => at > now && points > 0)
    .sort((one, other) => one.at - other.at);
  const payoutAt = nextPayoutAfter(now);
  const then = available + sum(pending.filter(({ at }) => at <= payoutAt));
  const bonuses = bonusesOf(then);
  const counted = log.filter(({ kind, at }) => kind !== 'paid' && at > now - LEVEL_MS);
  return {
    ...levelOf(sum(counted)),
    available,
    pending,
    nextPayout: { at: payoutAt, bonuses, missing: (bonuses + 1) * POINTS_PER_BONUS - then },
    log,
  };
}
