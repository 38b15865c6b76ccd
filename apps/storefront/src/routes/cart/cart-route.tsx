import { type CartFailure, CartPage } from '@lyng/cart';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';

export function Component() {
  const vatIncluded = useSelector(selectVatIncluded);
  const failure = useActionData<CartFailure>();
  return <CartPage vatIncluded={vatIncluded} postedFailure={failure ?? null} />;
}
