import type { StockCounts } from './product.ts';

/** The maximum number of units of a stock in one order. */
export const buyable = (stock: StockCounts): number => Math.max(0, stock.inStock + stock.oversellable + stock.static);

/**
 * The day on which a product is first for sale, where that is still to come and nothing of it can be bought before.
 *
 * @param firstAvailableOn ISO date, as the commerce API has it
 * @param now milliseconds
 */
export const comingOn = (firstAvailableOn: string | null | undefined, stock: StockCounts, now: number): string | null =>
  firstAvailableOn && Date.parse(firstAvailableOn) > now && buyable(stock) === 0 ? firstAvailableOn : null;
