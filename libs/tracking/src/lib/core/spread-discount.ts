import type { MinorUnits } from '@lyng/model';

const requireAmount = (amount: MinorUnits, what: string): bigint => {
  if (Number.isSafeInteger(amount) && amount >= 0) return BigInt(amount);
  throw new RangeError(
    `@lyng/tracking: ${what} is ${amount}. A discount can only be spread over whole minor units of zero or more; read the amounts with minorUnits() first.`,
  );
};

const clamp = (value: bigint, least: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value;

/**
 * Spreads a fixed discount over the lines of an order, in proportion to their prices; all in minor units.
 *
 * Spec §7: each share is rounded and the remainder goes to the first item. A free gift in front would then get a share
 * of its own, even a negative one, so "the first item" is the first with a price; what it cannot take without going
 * below zero or above its own price goes on to the next. Only a discount above the sum of the prices makes a share
 * exceed its line.
 *
 * Money on a gift card is never discounted: such a line goes in with a price of 0, and its share is 0.
 *
 * @returns one share per price, never negative. They add up to the discount exactly; where nothing has a price, all are 0.
 */
export function spreadDiscount(discount: MinorUnits, prices: readonly MinorUnits[]): readonly MinorUnits[] {
  // Price times discount may pass what a number holds exactly.
  const whole = requireAmount(discount, 'the discount');
  const lines = prices.map((price) => requireAmount(price, 'a price'));
  const total = lines.reduce((sum, price) => sum + price, 0n);
  if (total === 0n) return prices.map(() => 0);

  const rounded = lines.map((price) => (2n * price * whole + total) / (2n * total));
  let remainder = rounded.reduce((rest, share) => rest - share, whole);
  return lines.map((price, index) => {
    const share = rounded[index] ?? 0n;
    const most = whole > total && price > 0n ? whole : price;
    const given = clamp(share + remainder, 0n, most);
    remainder -= given - share;
    return Number(given);
  });
}
