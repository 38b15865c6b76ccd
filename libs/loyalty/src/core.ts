export type { Level, LevelProgress } from './lib/core/levels.ts';
export { pointsAccount } from './lib/core/points-account.ts';
export type { PendingPoints, PointsAccount } from './lib/core/points-account.ts';
export { pointsLog } from './lib/core/points-log.ts';
export type { PointsEntry, Purchase } from './lib/core/points-log.ts';
export { POINTS_PER_BONUS, pointsRules } from './lib/core/points-rules.ts';
export type { PointsRules } from './lib/core/points-rules.ts';
export { lastPayout } from './lib/core/quarters.ts';
