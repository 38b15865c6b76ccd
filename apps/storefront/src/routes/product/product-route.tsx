import type { AddRequest } from '@lyng/cart';
import { ProductPage, Recommendations } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { type CommerceGateway, useGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import type { Store } from '@reduxjs/toolkit';
import { Trans } from '@lingui/react/macro';
import { useSelector, useStore } from 'react-redux';
import { useLoaderData, useLocation } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import type { RootState } from '../../store.ts';
import { usePromises } from '../../shell/use-promises.ts';
import type { loader } from './product-loader.ts';

/** The size that the address names, so that a link can point at one. */
function useSizeInAddress(): number | null {
  const { search } = useLocation();
  const named = Number(new URLSearchParams(search).get('sku'));
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}

/** The cart's code is not part of a product's first load; it is there long before a size has been chosen. */
async function addToCart(store: Store<RootState>, gateway: CommerceGateway, request: AddRequest): Promise<void> {
  const { createCartActions } = await import('../../shell/cart-actions.ts');
  createCartActions(store, gateway).add(request);
}

export function Component() {
  const { product: page, alike } = useLoaderData<typeof loader>();
  const href = useHref();
  const { pathname } = useLocation();
  const vatIncluded = useSelector(selectVatIncluded);
  const store = useStore<RootState>();
  const gateway = useGateway();
  const skuId = useSizeInAddress();
  const promises = usePromises();
  const { product } = page;
  return (
    <ProductPage
      data={page}
      vatIncluded={vatIncluded}
      skuId={skuId}
      promises={promises}
      addToCart={{
        action: href('cart'),
        returnTo: pathname,
        onSubmit: (choice) => void addToCart(store, gateway, { ...choice, product }),
      }}
      favourite={<FavouriteButton product={product} />}
    >
      <Recommendations
        heading={<Trans>You may also like</Trans>}
        products={alike}
        vatIncluded={vatIncluded}
        renderAction={(other) => <FavouriteButton product={other} />}
      />
    </ProductPage>
  );
}
