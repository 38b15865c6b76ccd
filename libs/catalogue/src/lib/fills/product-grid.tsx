import { selectVatIncluded, useApp, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ProductSummary } from '@lyng/model';
import { useSelector } from 'react-redux';
import { ProductCards } from '../react/product-cards/ProductCards.tsx';
import { productSelected } from '../state/catalogue-events.ts';

/** Product cards with their actions. */
export function Part({ products, list }: Slots['product-grid']) {
  const Action = useSlot('product-card:action');
  const { store } = useApp();
  const select = (product: ProductSummary, position: number) =>
    void store.dispatch(productSelected({ product, list: list ?? '', position, page: 1 }));
  return (
    <ProductCards
      products={products}
      vatIncluded={useSelector(selectVatIncluded)}
      renderAction={(product) => Action && <Action product={product} />}
      {...(list !== undefined && { onSelect: select })}
    />
  );
}
