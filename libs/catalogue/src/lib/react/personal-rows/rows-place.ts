import type { ShownPage } from '@lyng/feature';
import type { ProductSummary } from '@lyng/model';
import type { ScreenName } from '@lyng/routing';

/** The page of the rows, and their context. */
export type RowsPlace =
  | { readonly kind: 'home' | 'cart' | 'nothing-found' }
  | {
      readonly kind: 'product';
      readonly product: Pick<ProductSummary, 'productId' | 'articleNumber'>;
      /** The products already recommended by the page itself. */
      readonly alreadyShown: readonly number[];
    };

/** What the rows read of the data of a product's page. */
interface ProductData {
  readonly product: { readonly product: Pick<ProductSummary, 'productId' | 'articleNumber'> };
  readonly similar: readonly ProductSummary[] | null;
}

const plain: Partial<Record<ScreenName, RowsPlace>> = { home: { kind: 'home' }, cart: { kind: 'cart' } };

/** The rows for the shown page; `null` for a page without rows. A page without data counts as not found. */
export function rowsPlaceOf({ screen, data }: ShownPage): RowsPlace | null {
  if (data === undefined || screen === undefined) return { kind: 'nothing-found' };
  if (screen !== 'product') return plain[screen] ?? null;
  const { product, similar } = data as ProductData;
  const { productId, articleNumber } = product.product;
  return {
    kind: 'product',
    product: { productId, articleNumber },
    alreadyShown: (similar ?? []).map((other) => other.productId),
  };
}
