import type { StockCounts } from '@lyng/model';
import { buyable } from './stock-status.ts';

/**
 * The day on which a product is first for sale, where that is still to come and nothing of it can be bought before.
 *
 * @param firstAvailableOn ISO date, as the commerce API has it
 * @param now milliseconds
 */
export const comingOn = (firstAvailableOn: string | null | undefined, stock: StockCounts, now: number): string | null =>
  firstAvailableOn && Date.parse(firstAvailableOn) > now && buyable(stock) === 0 ? firstAvailableOn : null;
