import { CartFormKeyContext, CartPage } from '@lyng/cart';
import type { PostedFailure } from '@lyng/cart';
import { useHref, useSite } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { useActionData, useRouteLoaderData } from 'react-router-dom';
import { selectVatIncluded, useApp } from '@lyng/feature';
import type { RootData } from '../root/root-loader.ts';
import { usePageCart } from '../../shell/use-page-cart.ts';

export function Component() {
  const { config } = useApp();
  const formKey = usePageCart();
  const vatIncluded = useSelector(selectVatIncluded);
  const failure = useActionData<PostedFailure>();
  const { market } = useSite();
  const href = useHref();
  const { business } = useRouteLoaderData('root') as RootData;
  return (
    <CartFormKeyContext value={formKey}>
      <CartPage
        vatIncluded={vatIncluded}
        minimumOrder={config.marketTerms[market].minimumOrder}
        postedFailure={failure ?? null}
        promises={{ returnDays: config.returnDays, serviceHours: business.serviceHours }}
        loginHref={href('home', {}, { query: { action: 'login', returnTo: href('cart') } })}
      />
    </CartFormKeyContext>
  );
}
