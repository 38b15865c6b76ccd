import type { MinorUnits } from './price.ts';

const requireAmount = (amount: MinorUnits, what: string): bigint => {
  if (Number.isSafeInteger(amount) && amount >= 0) return BigInt(amount);
  throw new RangeError(
    `@lyng/model: ${what} is ${amount}. A discount can only be spread over integer minor units of zero or more; read the amounts with minorUnits() first.`,
  );
};

const clamp = (value: bigint, min: bigint, max: bigint): bigint => (value < min ? min : value > max ? max : value);

/**
 * Spreads a fixed discount over the lines of an order, in proportion to their prices; all in minor units.
 *
 * Each share is rounded and the remainder goes to the first item. A free gift in front would then get a share of its
 * own, even a negative one, so "the first item" is the first with a price; what it cannot take without going below zero
 * or above its own price goes on to the next. The backend charges by this rule and tracking reports by it.
 *
 * Money on a gift card is never discounted: such a line goes in with a price of 0, and its share is 0.
 *
 * @returns one share per price, from 0 to that price. They add up to the discount, or to all prices where that is less.
 * @throws RangeError for an amount that is not an integer of zero or more.
 */
export function spreadDiscount(discount: MinorUnits, prices: readonly MinorUnits[]): readonly MinorUnits[] {
  // Price times discount may pass what a number holds exactly.
  const requested = requireAmount(discount, 'the discount');
  const lines = prices.map((price) => requireAmount(price, 'a price'));
  const total = lines.reduce((sum, price) => sum + price, 0n);
  if (total === 0n) return prices.map(() => 0);

  const spread = requested < total ? requested : total;
  const rounded = lines.map((price) => (2n * price * spread + total) / (2n * total));
  let remainder = rounded.reduce((rest, share) => rest - share, spread);
  return lines.map((price, index) => {
    const share = rounded[index] ?? 0n;
    const given = clamp(share + remainder, 0n, price);
    remainder -= given - share;
    return Number(given);
  });
}
