import { LazyPart, selectVatIncluded, useApp, useSlot } from '@lyng/feature';
import type { AddToCart } from '@lyng/feature';
import { useHref } from '@lyng/routing';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Await, useActionData, useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { ProductPage } from '../../react/product-page/ProductPage.tsx';
import type { ProductData } from './data.ts';
import { PressedStockAlert } from './PressedStockAlert.tsx';
import { productParts } from './product-parts.ts';
import { ProductSizeGuide } from './ProductSizeGuide.tsx';
import { useCurrentArrival } from './use-current-arrival.ts';
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
  const { product: page, similar, arrival } = useLoaderData<ProductData>();
  const { hasPort } = useApp();
  const href = useHref();
  const { search } = useLocation();
  const vatIncluded = useSelector(selectVatIncluded);
  const [vatAtFirst] = useState(vatIncluded);
  const isPosted = useActionData() !== undefined;
  const isReturn = useNavigationType() === 'POP';
  const skuId = useSizeInAddress();
  const { product } = page;
  const { alias, productId } = product;
  const currentArrival = useCurrentArrival(arrival);
  const [{ 'size-guide': guide, 'stock-alert': alert }, open, close] = useOpenedParts(productId);
  const Action = useSlot('product-card:action');
  const Below = useSlot('product:below');
  const Buy = useSlot('product:buy');
  const Rating = useSlot('product:rating');
  const named = new URLSearchParams(search).get('notify');
  const render = (addToCart?: AddToCart) => (
    <ProductPage
      data={page}
      vatIncluded={vatIncluded}
      isReturn={isReturn}
      skuId={skuId}
      arrival={currentArrival}
      onChooseSize={nameSize}
      sizeGuide={hasPort('contentHtml') ? open('size-guide', href('content', { alias: 'size-guide' })) : undefined}
      backInStock={(wanted) => open('stock-alert', `?notify=${wanted}#notify`, wanted)}
      stockAlert={
        named !== null || isPosted ? (
          <LazyPart key={`alert-${productId}`} parts={productParts} id="notify" wanted>
            {({ ProductStockAlert }) => <ProductStockAlert product={product} pressed={alert} named={named} />}
          </LazyPart>
        ) : (
          alert && <PressedStockAlert key={productId} product={product} pressed={alert} />
        )
      }
      rating={Rating && <Rating key={productId} alias={alias} />}
      details={
        <LazyPart key={productId} parts={productParts} wanted={vatIncluded !== vatAtFirst}>
          {({ ProductDetailsSection }) => <ProductDetailsSection data={page} vatIncluded={vatIncluded} />}
        </LazyPart>
      }
      addToCart={addToCart}
      favourite={Action && <Action product={product} />}
    >
      <Suspense key={`similar-${productId}`} fallback={null}>
        <Await resolve={similar} errorElement={<></>}>
          {(products) =>
            products &&
            products.length > 0 && (
              <LazyPart parts={productParts}>
                {({ SimilarProducts }) => <SimilarProducts products={products} vatIncluded={vatIncluded} />}
              </LazyPart>
            )
          }
        </Await>
      </Suspense>
      {Below && <Below key={`below-${productId}`} alias={alias} />}
      {guide && (
        <ProductSizeGuide open={guide.isOpen} onClose={() => close('size-guide')} href={guide.href} product={product} />
      )}
    </ProductPage>
  );
  return Buy ? <Buy product={product}>{render}</Buy> : render();
}
