import { PriceHistory, ProductDetails } from '@lyng/catalogue';
import type { ProductPageData } from '@lyng/catalogue';
import { usePromises } from '../../shell/use-promises.ts';

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
