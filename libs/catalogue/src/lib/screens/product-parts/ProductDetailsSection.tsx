import { usePromises } from '@lyng/feature';
import { PriceHistory } from '../../react/price-history/PriceHistory.tsx';
import { ProductDetails } from '../../react/product-details/ProductDetails.tsx';
import type { ProductPageData } from '../../wire/parse-product.ts';

export interface ProductDetailsSectionProps {
  readonly data: ProductPageData;
  readonly vatIncluded: boolean;
}

/** The product's details, and its prices of the last 30 days. */
export function ProductDetailsSection({ data: { product, priceLog }, vatIncluded }: ProductDetailsSectionProps) {
  const promises = usePromises();
  return (
    <ProductDetails
      product={product}
      promises={promises}
      priceHistory={<PriceHistory log={priceLog} vatIncluded={vatIncluded} />}
    />
  );
}
