import { selectVatIncluded, useApp, useSlot } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { ProductCards } from '../react/product-cards/ProductCards.tsx';
import { productSelected } from '../state/catalogue-events.ts';

/** Product cards with their actions. */
export function Part({ products, list }: Slots['product-grid']) {
  const Action = useSlot('product-card:action');
  const { store } = useApp();
  const renderAction = useCallback((product: ListedProduct) => Action && <Action product={product} />, [Action]);
  const select = useCallback(
    (product: ListedProduct, position: number) =>
      void store.dispatch(productSelected({ product, list: list ?? '', position, page: 1 })),
    [store, list],
  );
  return (
    <ProductCards
      products={products}
      vatIncluded={useSelector(selectVatIncluded)}
      renderAction={renderAction}
      {...(list !== undefined && { onSelect: select })}
    />
  );
}
