/** The last integer percent of each bucket; the next begins one above it. */
const bucketEnds = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];

/** The value of `salesType` for everything but an integer percent from 0 to 100. */
const INVALID_DISCOUNT_PERCENTAGE = 'Invalid discount percentage';

/**
 * The `sales_type` of a discount in integer percent, such as `6-10%`.
 *
 * The buckets have gaps (5.5 lies between two), and rounding first would hide that a price was not read as an integer
 * percent. So a fraction is reported as invalid, like a percentage out of range.
 */
export function salesType(discountPercentage: number | null | undefined): string {
  if (!Number.isInteger(discountPercentage)) return INVALID_DISCOUNT_PERCENTAGE;
  const percent = Number(discountPercentage);
  const index = bucketEnds.findIndex((end) => percent <= end);
  if (percent < 0 || index === -1) return INVALID_DISCOUNT_PERCENTAGE;
  const start = index === 0 ? 0 : (bucketEnds[index - 1] ?? 0) + 1;
  return `${start}-${bucketEnds[index]}%`;
}
