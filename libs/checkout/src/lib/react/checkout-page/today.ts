import type { DateParts } from '@lyng/model';
export const today = (): DateParts => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};
