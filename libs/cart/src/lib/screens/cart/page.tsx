import { selectVatIncluded, termsOf, useApp, useFrameData } from '@lyng/feature';
import type { Slots } from '@lyng/feature';
import { useHref, useSite } from '@lyng/routing';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import { CartFormKeyContext } from '../../react/cart-form/CartForm.tsx';
import { CartPage } from '../../react/cart-page/CartPage.tsx';
import type { PostedFailure } from '../../react/cart-page/CartPage.tsx';
import { usePageCart } from '../../react/use-page-cart.ts';

export function Component() {
  const { config } = useApp();
  const formKey = usePageCart();
  const vatIncluded = useSelector(selectVatIncluded);
  const failure = useActionData<PostedFailure>();
  const { market } = useSite();
  const href = useHref();
  const frame = useFrameData();
  const { minimumOrder, paymentMarks } = termsOf(config, market);
  // The frame's data exists whenever a page of the shop renders.
  if (!frame) return null;
  return (
    <CartFormKeyContext value={formKey}>
      <CartPage
        vatIncluded={vatIncluded}
        minimumOrder={minimumOrder}
        postedFailure={failure ?? null}
        promises={{ returnDays: config.returnDays, serviceHours: frame.business.serviceHours, paymentMarks }}
        loginHref={href('home', {}, { query: { action: 'login', returnTo: href('cart') } })}
        renderVouchers={(cart) => <Vouchers place="cart" market={market} {...cart} />}
      />
    </CartFormKeyContext>
  );
}

/** Loaded once a cart with lines is shown, without `useLazySlot`: that would add files to this page's first load. */
function Vouchers(props: Slots['cart:vouchers']) {
  const { slots } = useApp();
  const [Part, setPart] = useState<ComponentType<Slots['cart:vouchers']> | null>(null);
  useEffect(() => {
    // If they fail to load, the field for codes does the same.
    slots.load(['cart:vouchers']).then(
      () => setPart(() => slots.get('cart:vouchers')),
      () => undefined,
    );
  }, [slots]);
  return Part && <Part {...props} />;
}
