import { ProductCards } from '@lyng/catalogue';
import { selectVatIncluded, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useSelector } from 'react-redux';

/** Product cards with their actions. */
export function Part({ products }: Slots['product-grid']) {
  const Action = useSlot('product-card:action');
  return (
    <ProductCards
      products={products}
      vatIncluded={useSelector(selectVatIncluded)}
      renderAction={(product) => Action && <Action product={product} />}
    />
  );
}
