import { useApp, useSlot } from '@lyng/feature';
import { fail } from '@lyng/model';
import { useCallback } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { FavouritesPage } from '../../react/favourites-page/FavouritesPage.tsx';
import type { FavouritesData } from './data.ts';

/** Most favourites are stored in this browser, so it requests their products; the server adds those it knows. */
export function Component() {
  const { port } = useApp();
  const Products = useSlot('product-grid');
  const { served } = useLoaderData<FavouritesData>();
  const posted = useActionData<{ readonly problem: string }>();
  const loadProducts = useCallback(
    async (ids: readonly number[]) => (await (await port('productsByIds'))?.(ids)) ?? fail({ kind: 'unreachable' }),
    [port],
  );
  return (
    <FavouritesPage
      loadProducts={loadProducts}
      renderProducts={(products) => Products && <Products products={products} />}
      served={served}
      problem={posted?.problem}
    />
  );
}
