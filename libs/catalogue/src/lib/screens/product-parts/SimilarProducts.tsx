import { useLingui } from '@lingui/react/macro';
import { useSlot } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { Recommendations } from '../../react/recommendations/Recommendations.tsx';

export interface SimilarProductsProps {
  readonly products: readonly ListedProduct[];
  readonly vatIncluded: boolean;
}

export const SimilarProducts = ({ products, vatIncluded }: SimilarProductsProps) => {
  const { t } = useLingui();
  const Action = useSlot('product-card:action');
  return (
    <Recommendations
      list="row:product"
      heading={t`You may also like`}
      products={products}
      vatIncluded={vatIncluded}
      renderAction={(other) => Action && <Action product={other} />}
    />
  );
};
