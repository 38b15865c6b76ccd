import type { StockCounts } from '@lyng/model';

/**
 * The day on which a product is first for sale, where that is still to come and nothing of it can be bought before.
 *
 * @param firstAvailableOn ISO date, as the commerce API has it
 * @param now milliseconds
 */
export const comingOn = (
  firstAvailableOn: string,
  { inStock, oversellable, static: uncounted }: StockCounts,
  now: number,
): string | null =>
  Date.parse(firstAvailableOn) > now && inStock + oversellable + uncounted <= 0 ? firstAvailableOn : null;
