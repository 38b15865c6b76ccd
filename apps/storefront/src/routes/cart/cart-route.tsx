import { CartFormKeyContext, CartPage } from '@lyng/cart';
import type { PostedFailure } from '@lyng/cart';
import { useHref } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { selectVatIncluded } from '../../shell/slices/customer-slice.ts';
import { usePageCart } from '../../shell/use-page-cart.ts';

export function Component() {
  const formKey = usePageCart();
  const vatIncluded = useSelector(selectVatIncluded);
  const failure = useActionData<PostedFailure>();
  const href = useHref();
  return (
    <CartFormKeyContext value={formKey}>
      <CartPage
        vatIncluded={vatIncluded}
        postedFailure={failure ?? null}
        loginHref={href('home', {}, { query: { action: 'login', returnTo: href('cart') } })}
      />
    </CartFormKeyContext>
  );
}
