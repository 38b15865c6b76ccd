import { type CartFailure, CartPage } from '@lyng/cart';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import { usePageCart } from '../../shell/use-page-cart.ts';

export function Component() {
  usePageCart();
  const vatIncluded = useSelector(selectVatIncluded);
  const failure = useActionData<CartFailure>();
  return <CartPage vatIncluded={vatIncluded} postedFailure={failure ?? null} />;
}
