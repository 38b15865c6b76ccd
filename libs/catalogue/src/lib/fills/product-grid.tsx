import { selectVatIncluded, useApp, useSlot } from '@lyng/feature';
import type { LoadSizeChoice, Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { ProductGrid } from '@lyng/ui';
import { Activity, useCallback } from 'react';
import { useSelector } from 'react-redux';
import { ProductCard } from '../react/product-card/ProductCard.tsx';
import { ProductCards } from '../react/product-cards/ProductCards.tsx';
import { productSelected } from '../state/catalogue-events.ts';

/** Product cards with their actions. */
export function Part({ products, list, renderBelow }: Slots['product-grid']) {
  const Action = useSlot('product-card:action');
  const { store, slots, loadMessages } = useApp();
  const vatIncluded = useSelector(selectVatIncluded);
  const renderAction = useCallback((product: ListedProduct) => Action && <Action product={product} />, [Action]);
  const select = useCallback(
    (product: ListedProduct, position: number) =>
      void store.dispatch(productSelected({ product, list: list ?? '', position, page: 1 })),
    [store, list],
  );
  const loadSizes = useCallback<LoadSizeChoice>(async () => {
    const [{ SizeChoice }] = await Promise.all([
      import('../react/size-choice/SizeChoice.tsx'),
      slots.load(['product:buy']),
      loadMessages('catalogue-overlay'),
    ]);
    return SizeChoice;
  }, [slots, loadMessages]);
  if (renderBelow)
    return (
      <ProductGrid>
        {products.map((product) => (
          <Activity key={product.productId}>
            <ProductCard product={product} vatIncluded={vatIncluded} action={renderAction(product)} />
            {renderBelow(product, loadSizes)}
          </Activity>
        ))}
      </ProductGrid>
    );
  return (
    <ProductCards
      products={products}
      vatIncluded={vatIncluded}
      renderAction={renderAction}
      {...(list !== undefined && { onSelect: select })}
    />
  );
}
