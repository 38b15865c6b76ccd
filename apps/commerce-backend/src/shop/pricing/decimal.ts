import type { MinorUnits } from '@lyng/model';

/** An amount as the wire has it, in major units: 1250 → 12.5. Division by 100 gives the nearest double, which prints as written. */
export const decimal = (amount: MinorUnits): number => amount / 100;
