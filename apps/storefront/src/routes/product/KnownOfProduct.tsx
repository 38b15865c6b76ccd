import { PriceHistory, ProductDetails } from '@lyng/catalogue';
import type { ProductPageData } from '@lyng/catalogue';
import { usePromises } from '../../shell/use-promises.ts';

export interface KnownOfProductProps {
  readonly data: ProductPageData;
  readonly vatIncluded: boolean;
}

/** What there is to know of a product, and what it cost in the last 30 days (CAT-04). */
export function KnownOfProduct({ data: { product, priceLog }, vatIncluded }: KnownOfProductProps) {
  const promises = usePromises();
  return (
    <ProductDetails
      product={product}
      promises={promises}
      priceHistory={<PriceHistory log={priceLog} vatIncluded={vatIncluded} />}
    />
  );
}
