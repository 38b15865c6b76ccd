import { ProductCards, productSelected } from '@lyng/catalogue';
import { selectVatIncluded, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ProductSummary } from '@lyng/model';
import { useDispatch, useSelector } from 'react-redux';

/** Product cards with their actions. */
export function Part({ products, list }: Slots['product-grid']) {
  const dispatch = useDispatch();
  const Action = useSlot('product-card:action');
  const select = (product: ProductSummary, position: number): void =>
    void (list !== undefined && dispatch(productSelected({ product, list, position, page: 1 })));
  return (
    <ProductCards
      products={products}
      vatIncluded={useSelector(selectVatIncluded)}
      onSelect={select}
      renderAction={(product) => Action && <Action product={product} />}
    />
  );
}
