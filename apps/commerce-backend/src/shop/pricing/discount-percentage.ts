import type { MinorUnits } from '@lyng/model';

/** An integer percent, rounded down so that a reduction is never overstated; 0 when there is none. */
export function discountPercentage(before: MinorUnits, now: MinorUnits): number {
  if (before <= 0 || now >= before) return 0;
  return Math.floor(((before - now) * 100) / before);
}
