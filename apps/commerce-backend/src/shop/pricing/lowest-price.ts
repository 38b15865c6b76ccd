import type { MinorUnits } from '@lyng/model';
import { DAY_MS } from '../../platform/time.ts';

/** A selling price that held from `since` (milliseconds since 1970) until the next entry, or until now. */
export interface PricePoint {
  readonly since: number;
  readonly price: MinorUnits;
}

/** A selling price with the prices that a reduction is measured against. */
export interface ReferencePrice {
  readonly selling: MinorUnits;
  /** The lowest price of the 30 days before the current reduction; of the last 30 days when nothing is reduced. */
  readonly lowest: MinorUnits;
  /** A reduction is calculated from it. Equals `selling` when there is no true reduction. */
  readonly comparison: MinorUnits;
  readonly isDiscounted: boolean;
}

/** The lowest price refers to the last 30 days. In milliseconds. */
export const LOWEST_PRICE_WINDOW = 30 * DAY_MS;

/** The lowest price in force at any moment of [from, to); `undefined` when the product had no price then. */
const lowestBetween = (history: readonly PricePoint[], from: number, to: number): MinorUnits | undefined => {
  let lowest: MinorUnits | undefined;
  history.forEach(({ since, price }, index) => {
    const until = history[index + 1]?.since ?? Infinity;
    const held = since < to && until > from && until > since;
    if (held && (lowest === undefined || price < lowest)) lowest = price;
  });
  return lowest;
};

/** When the price that holds now began: entries that repeat a price do not restart it. */
const currentSince = (history: readonly PricePoint[]): number => {
  let index = history.length - 1;
  while (index > 0 && history[index - 1]?.price === history[index]?.price) index -= 1;
  return history[index]?.since ?? 0;
};

/**
 * The 30-day rule (Directive 98/6/EC art. 6a): a reduction is announced against the lowest price of the
 * 30 days before it. When a price is cut again and again, the latest cut counts, so the earlier cut is part
 * of the 30 days. That is the strictest reading and is used in every market; the exemption for progressive
 * reductions (art. 6a(5)) is not.
 *
 * @param history oldest first; the last entry is the price that holds at `now`. Entries after `now` do not count yet.
 */
export function referencePrice(history: readonly PricePoint[], regular: MinorUnits, now: number): ReferencePrice {
  const past = history.filter(({ since }) => since <= now);
  const selling = past.at(-1)?.price ?? regular;
  const changed = currentSince(past);
  const before = lowestBetween(past, changed - LOWEST_PRICE_WINDOW, changed);
  const isDiscounted = selling < regular && before !== undefined && selling < before;
  if (isDiscounted) return { selling, lowest: before, comparison: before, isDiscounted };
  // A price below the regular one that does not count as a reduction still shows what it was before.
  const lowest =
    selling < regular && before !== undefined ? before : lowestBetween(past, now - LOWEST_PRICE_WINDOW, now + 1);
  return { selling, lowest: lowest ?? selling, comparison: selling, isDiscounted: false };
}
