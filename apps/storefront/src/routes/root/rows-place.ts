import type { ProductSummary } from '@lyng/model';
import type { ScreenName } from '@lyng/routing';
import type { UIMatch } from 'react-router-dom';
import type { RouteHandle } from '@lyng/feature';

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

/** The rows for the router's page; `null` for a page without rows. A page without data counts as not found. */
export function rowsPlaceOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]): RowsPlace | null {
  const match = matches.findLast(({ handle }) => handle !== undefined);
  const { screen } = (match?.handle ?? { screen: 'not-found' }) as Pick<RouteHandle, 'screen'>;
  if (match?.loaderData === undefined) return { kind: 'nothing-found' };
  if (screen !== 'product') return plain[screen] ?? null;
  const { product, similar } = match.loaderData as ProductData;
  const { productId, articleNumber } = product.product;
  return {
    kind: 'product',
    product: { productId, articleNumber },
    alreadyShown: (similar ?? []).map((other) => other.productId),
  };
}
