import { useAddToCart } from '@lyng/cart';
import { ProductPage } from '@lyng/catalogue';
import { FavouriteButton } from '@lyng/favourites';
import { useHref } from '@lyng/routing';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useActionData, useLoaderData, useLocation, useRouteLoaderData } from 'react-router-dom';
import { selectVatIncluded } from '@lyng/feature';
import type { RootData } from '../root/root-loader.ts';
import { LazyProductPart } from './LazyProductPart.tsx';
import type { loader } from './product-loader.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';
import { PressedStockAlert } from './PressedStockAlert.tsx';
import { useOpenedParts } from './use-opened-parts.ts';

/** The size in the address, so that a link can select one. */
function useSizeInAddress(): number | null {
  const { search } = useLocation();
  const named = Number(new URLSearchParams(search).get('sku'));
  return Number.isSafeInteger(named) && named > 0 ? named : null;
}

/** The chosen size is in the address, so that a copied link and a reload show it; no data is loaded for it. */
function nameSize(skuId: number): void {
  const url = new URL(window.location.href);
  url.searchParams.set('sku', String(skuId));
  window.history.replaceState(window.history.state, '', url);
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>();
  const { product: page, reviews } = loaderData;
  const href = useHref();
  const { search } = useLocation();
  const vatIncluded = useSelector(selectVatIncluded);
  const [vatAtFirst] = useState(vatIncluded);
  const [reviewsAtFirst] = useState(reviews);
  const addToCart = useAddToCart();
  const formKey = useRouteLoaderData<RootData>('root')?.formKey ?? '';
  const isPosted = useActionData() !== undefined;
  const skuId = useSizeInAddress();
  const { product } = page;
  const [{ 'size-guide': guide, 'stock-alert': alert }, open, close] = useOpenedParts(product.productId);
  const named = new URLSearchParams(search).get('notify');
  return (
    <ProductPage
      data={page}
      vatIncluded={vatIncluded}
      skuId={skuId}
      onChooseSize={nameSize}
      sizeGuide={open('size-guide', href('content', { alias: 'size-guide' }))}
      backInStock={(wanted) => open('stock-alert', `?notify=${wanted}#notify`, wanted)}
      stockAlert={
        named !== null || isPosted ? (
          <LazyProductPart key={`alert-${product.productId}`} id="notify" wanted>
            {({ ProductStockAlert }) => <ProductStockAlert product={product} pressed={alert} named={named} />}
          </LazyProductPart>
        ) : (
          alert && <PressedStockAlert key={product.productId} product={product} pressed={alert} />
        )
      }
      rating={
        reviews && (
          <LazyProductPart
            key={product.productId}
            wanted={reviews.count !== reviewsAtFirst?.count || reviews.average !== reviewsAtFirst.average}
          >
            {({ RatingLink }) => <RatingLink reviews={reviews} />}
          </LazyProductPart>
        )
      }
      details={
        <LazyProductPart key={product.productId} wanted={vatIncluded !== vatAtFirst}>
          {({ ProductDetailsSection }) => <ProductDetailsSection data={page} vatIncluded={vatIncluded} />}
        </LazyProductPart>
      }
      addToCart={{
        action: href('cart'),
        formKey,
        onSubmit: (choice, form) => addToCart({ ...choice, product }, form),
      }}
      favourite={<FavouriteButton product={product} />}
    >
      <LazyProductPart key={product.productId}>
        {({ ProductPageBelowFold }) => (
          <ProductPageBelowFold data={loaderData} alias={product.alias} vatIncluded={vatIncluded} />
        )}
      </LazyProductPart>
      {guide && (
        <ProductSizeGuide open={guide.isOpen} onClose={() => close('size-guide')} href={guide.href} product={product} />
      )}
    </ProductPage>
  );
}
