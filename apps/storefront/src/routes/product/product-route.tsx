import { cartSlice } from '@lyng/cart';
import type { AddRequest } from '@lyng/cart';
import { ProductPage } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useGateway } from '@lyng/commerce-client';
import type { CommerceGateway } from '@lyng/commerce-client';
import { useHref } from '@lyng/routing';
import type { Store } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useActionData, useLoaderData, useLocation, useRouteLoaderData } from 'react-router-dom';
import { loadCartActions } from '../../shell/load-cart-actions.ts';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import type { RootState } from '../../store.ts';
import type { RootData } from '../root/root-loader.ts';
import { LatePart } from './LatePart.tsx';
import type { loader } from './product-loader.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';
import { PressedStockAlert } from './PressedStockAlert.tsx';
import { useAskedParts } from './use-asked-parts.ts';

/** The size that the address names, so that a link can point at one. */
function useSizeInAddress(): number | null {
  const { search } = useLocation();
  const named = Number(new URLSearchParams(search).get('sku'));
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}

/** The chosen size is in the address, so that a copied link and a reload show it; nothing is loaded for it. */
function nameSize(skuId: number): void {
  const url = new URL(window.location.href);
  url.searchParams.set('sku', String(skuId));
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The cart's code is not part of a product's first load; it is there long before a size has been chosen. If it does not
 * come, the form is posted; without a network the intent waits in the log of the cart, and is sent when there is one.
 */
function addToCart(
  store: Store<RootState>,
  gateway: CommerceGateway,
  request: AddRequest,
  form: HTMLFormElement,
): void {
  loadCartActions().then(
    ({ createCartActions }) => createCartActions(store, gateway).add(request),
    () => {
      if (navigator.onLine) return form.submit();
      store.dispatch(cartSlice.actions.intentStated({ kind: 'add', ...request }));
      store.dispatch(cartSlice.actions.addedPanelOpened(request.skuId));
    },
  );
}

export function Component() {
  const said = useLoaderData<typeof loader>();
  const { product: page, reviews } = said;
  const href = useHref();
  const { search } = useLocation();
  const vatIncluded = useSelector(selectVatIncluded);
  const [vatAtFirst] = useState(vatIncluded);
  const [reviewsAtFirst] = useState(reviews);
  const store = useStore<RootState>();
  const gateway = useGateway();
  const formKey = useRouteLoaderData<RootData>('root')?.formKey ?? '';
  const isPosted = useActionData() !== undefined;
  const skuId = useSizeInAddress();
  const { product } = page;
  const [{ 'size-guide': guide, 'stock-alert': alert }, ask, close] = useAskedParts(product.productId);
  const named = new URLSearchParams(search).get('notify');
  return (
    <ProductPage
      data={page}
      vatIncluded={vatIncluded}
      skuId={skuId}
      onChooseSize={nameSize}
      sizeGuide={ask('size-guide', href('content', { alias: 'size-guide' }))}
      backInStock={(wanted) => ask('stock-alert', `?notify=${wanted}#notify`, wanted)}
      stockAlert={
        named !== null || isPosted ? (
          <LatePart key={`alert-${product.productId}`} id="notify" wanted>
            {({ ProductStockAlert }) => <ProductStockAlert product={product} pressed={alert} named={named} />}
          </LatePart>
        ) : (
          alert && <PressedStockAlert key={product.productId} product={product} pressed={alert} />
        )
      }
      rating={
        reviews && (
          <LatePart
            key={product.productId}
            wanted={reviews.count !== reviewsAtFirst?.count || reviews.average !== reviewsAtFirst.average}
          >
            {({ RatingLink }) => <RatingLink reviews={reviews} />}
          </LatePart>
        )
      }
      details={
        <LatePart key={product.productId} wanted={vatIncluded !== vatAtFirst}>
          {({ KnownOfProduct }) => <KnownOfProduct data={page} vatIncluded={vatIncluded} />}
        </LatePart>
      }
      addToCart={{
        action: href('cart'),
        formKey,
        onSubmit: (choice, form) => addToCart(store, gateway, { ...choice, product }, form),
      }}
      favourite={<FavouriteButton product={product} />}
    >
      <LatePart key={product.productId}>
        {({ BelowProduct }) => <BelowProduct data={said} alias={product.alias} vatIncluded={vatIncluded} />}
      </LatePart>
      {guide && (
        <ProductSizeGuide open={guide.isOpen} onClose={() => close('size-guide')} href={guide.href} product={product} />
      )}
    </ProductPage>
  );
}
