import { cartReloadRequested, useCart } from '@lyng/cart';
import { CheckoutPage } from '@lyng/checkout/page';
import type { CustomerType } from '@lyng/model';
import { useHref } from '@lyng/routing';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

export function CheckoutRoute() {
  const dispatch = useDispatch();
  const href = useHref();
  const { cart, status } = useCart();
  const [customerType, setCustomerType] = useState<CustomerType>('PERSON');
  return (
    <CheckoutPage
      cart={cart}
      cartStatus={status}
      onRetryCart={() => dispatch(cartReloadRequested())}
      customerType={customerType}
      onCustomerType={setCustomerType}
      termsHref={href('content', { alias: 'terms' })}
    />
  );
}
