import { selectVatIncluded } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { PendingProduct } from '../react/product-page/PendingProduct.tsx';

/** The product whose card was pressed, until its page is loaded. */
export function Part({ pathname, known }: Slots['page:pending']) {
  const href = useHref();
  const vatIncluded = useSelector(selectVatIncluded);
  // Our own cards have put it there.
  const { product } = known as { readonly product?: ListedProduct };
  return product && href('product', { alias: product.alias }) === pathname ? (
    <PendingProduct product={product} vatIncluded={vatIncluded} />
  ) : null;
}
