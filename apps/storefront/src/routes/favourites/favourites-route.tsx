import { ProductCards } from '@lyng/catalogue';
import { useGateway } from '@lyng/commerce-client';
import { FavouriteButton, FavouritesPage } from '@lyng/favourites';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';

/** The favourites live in this browser, so their products are asked for here. */
export function Component() {
  const gateway = useGateway();
  const vatIncluded = useSelector(selectVatIncluded);
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
    />
  );
}
