import type { ProductSummary } from '@lyng/model';
import type { ScreenName } from '@lyng/routing';
import type { UIMatch } from 'react-router-dom';
import type { RouteHandle } from '../create-routes.tsx';
import type { loader as productLoader } from '../product/product-loader.ts';

/** Which page the rows stand on, and what they go with. */
export type RowsPlace =
  | { readonly kind: 'home' | 'cart' | 'nothing-found' }
  | {
      readonly kind: 'product';
      readonly product: Pick<ProductSummary, 'productId' | 'articleNumber'>;
      /** What the page itself already recommends, by product id. */
      readonly alreadyShown: readonly number[];
    };

type ProductData = Exclude<Awaited<ReturnType<typeof productLoader>>, undefined>;

const plain: Partial<Record<ScreenName, RowsPlace>> = { home: { kind: 'home' }, cart: { kind: 'cart' } };

/** The rows that belong to what the router shows; `null` for a page without any. A page whose data did not come is none that was found. */
export function rowsPlaceOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[]): RowsPlace | null {
  const match = matches.findLast(({ handle }) => handle !== undefined);
  const { screen } = (match?.handle ?? { screen: 'not-found' }) as Pick<RouteHandle, 'screen'>;
  if (match?.loaderData === undefined) return { kind: 'nothing-found' };
  if (screen !== 'product') return plain[screen] ?? null;
  const { product, alike } = match.loaderData as ProductData;
  const { productId, articleNumber } = product.product;
  return {
    kind: 'product',
    product: { productId, articleNumber },
    alreadyShown: (alike ?? []).map((other) => other.productId),
  };
}
