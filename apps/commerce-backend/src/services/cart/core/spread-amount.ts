import type { MinorUnits } from '@lyng/model';

/** `amount × weight ÷ total`, rounded half up; in big integers, because the product may pass 2^53. */
const proportion = (amount: MinorUnits, weight: MinorUnits, total: MinorUnits): MinorUnits =>
  Number((BigInt(amount) * BigInt(weight) * 2n + BigInt(total)) / (BigInt(total) * 2n));

/**
 * Spreads a fixed discount over lines in proportion to their prices (minor units): the shares add up to
 * exactly the amount, or to the sum of the prices when that is less.
 *
 * Spec §7 rounds each share and puts the remainder on the first item. A first item that has no room for
 * it (a free gift) would go below zero, so the remainder then moves on to the next.
 */
export function spreadAmount(amount: MinorUnits, prices: readonly MinorUnits[]): readonly MinorUnits[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const spendable = Math.min(amount, total);
  if (spendable <= 0) return prices.map(() => 0);
  const rounded = prices.map((price) => proportion(spendable, price, total));
  let remainder = spendable - rounded.reduce((sum, share) => sum + share, 0);
  return rounded.map((share, index) => {
    const settled = Math.min(Math.max(share + remainder, 0), prices[index] ?? 0);
    remainder -= settled - share;
    return settled;
  });
}
