import type { ProductSummary, Sku } from '@lyng/model';

/** The differences of a size from the others of its product, such as colour or length. */
export interface VariantDimension {
  readonly level: number;
  readonly dimension: string;
  /** `product` when another value is another product. */
  readonly type: string;
  readonly value: string;
  readonly label: string;
}

/** A product that the search service recommends, in the shop's own words. */
export interface RecommendedProduct {
  readonly product: ProductSummary;
  readonly skus: readonly Sku[];
  readonly dimensions: readonly VariantDimension[];
  /** For the notification that it was chosen. */
  readonly ticket: string;
  /** For the notification that a size was put into the cart, by `skuId`. */
  readonly skuTickets: Readonly<Record<number, string>>;
}

/** Products that were recommended for one place of a page; never empty. */
export interface RecommendationRow {
  /** The requested place, such as `viewed`. */
  readonly id: string;
  /** The merchandisers' own heading; empty where they gave none. */
  readonly label: string;
  /** The models, each with its colours, the one to show first. */
  readonly groups: readonly (readonly [RecommendedProduct, ...RecommendedProduct[]])[];
}

/** The product to show of each model. */
export const productsOfRow = ({ groups }: RecommendationRow): readonly RecommendedProduct[] =>
  groups.map(([first]) => first);

/**
 * Rows without the products of an earlier row and without the excluded products, so that each product is shown once on
 * a page. An empty row is left out.
 */
export function withoutRepeats(
  rows: readonly RecommendationRow[],
  known: readonly number[] = [],
): readonly RecommendationRow[] {
  const seen = new Set(known);
  return rows.flatMap((row) => {
    const groups = row.groups.filter(([{ product }]) => !seen.has(product.productId));
    groups.forEach(([{ product }]) => seen.add(product.productId));
    return groups.length > 0 ? [{ ...row, groups }] : [];
  });
}
