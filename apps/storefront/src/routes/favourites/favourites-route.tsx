import { ProductCards } from '@lyng/catalogue';
import { useGateway } from '@lyng/commerce-client';
import { FavouriteButton, FavouritesPage } from '@lyng/favourites';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useLoaderData } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import type { FavouritesData } from './favourites-loader.ts';

/** Most favourites live in this browser, so their products are requested here; the server brings those that it knows. */
export function Component() {
  const gateway = useGateway();
  const vatIncluded = useSelector(selectVatIncluded);
  const { served } = useLoaderData<FavouritesData>();
  const posted = useActionData<{ readonly problem: string }>();
  const loadProducts = useCallback(
    async (ids: readonly number[]) => (await import('./favourite-products.ts')).loadFavouriteProducts(gateway, ids),
    [gateway],
  );
  return (
    <FavouritesPage
      loadProducts={loadProducts}
      renderProducts={(products) => (
        <ProductCards
          products={products}
          vatIncluded={vatIncluded}
          renderAction={(product) => <FavouriteButton product={product} />}
        />
      )}
      served={served}
      problem={posted?.problem}
    />
  );
}
