import type { ProductListData, ShownPage } from '@lyng/feature';
import type { ListedProduct, Product } from '@lyng/model';
import type { ScreenName } from '@lyng/routing';

/** The page of the rows, and their context. */
export type RowsPlace =
  | { readonly kind: 'home' | 'cart' | 'nothing-found' }
  | {
      readonly kind: 'product';
      readonly articleNumber: string;
      /** The products that the page itself shows: its own in each colour, and those that it recommends. */
      readonly alreadyShown: readonly number[];
    };

export type SimilarProducts = readonly ListedProduct[] | null;

/** The fields of a product page's data that the rows read. */
export interface ProductData {
  readonly product: { readonly product: Pick<Product, 'productId' | 'articleNumber' | 'colourVariants'> };
  readonly similar: SimilarProducts | Promise<SimilarProducts>;
}

const plain: Partial<Record<ScreenName, RowsPlace>> = { home: { kind: 'home' }, cart: { kind: 'cart' } };

/** A search that found no product, whatever is chosen of it. */
const isEmptySearch = (data: ShownPage['data']): boolean => {
  const { page } = (data ?? {}) as Partial<ProductListData>;
  return page?.count === 0 && Object.keys(page.query.filters).length === 0;
};

/**
 * The rows for the shown page; `null` for a page without rows, and for a product until its `similar` products are loaded.
 * A page without data counts as not found.
 */
export function rowsPlaceOf({ screen, data }: ShownPage, similar?: SimilarProducts): RowsPlace | null {
  if (data === undefined || screen === undefined) return { kind: 'nothing-found' };
  if (screen === 'search-results') return isEmptySearch(data) ? { kind: 'nothing-found' } : null;
  if (screen !== 'product') return plain[screen] ?? null;
  if (similar === undefined) return null;
  const { product } = (data as ProductData).product;
  const shown = [product, ...product.colourVariants, ...(similar ?? [])];
  return {
    kind: 'product',
    articleNumber: product.articleNumber,
    alreadyShown: shown.map(({ productId }) => productId),
  };
}
