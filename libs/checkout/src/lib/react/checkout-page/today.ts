import type { DateParts } from '@lyng/model';
/** The date of the shopper's clock. */
export const today = (): DateParts => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};
