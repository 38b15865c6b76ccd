import type { CustomerType } from '@lyng/model';
import { cookieNames } from '@lyng/browser';
import { useHref } from '@lyng/routing';
import { useDispatch, useSelector } from 'react-redux';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import {
  customerTypeChanged,
  selectCustomerType,
  storeInCookie,
  termsOf,
  useApp,
  useLazySlot,
  useSlot,
} from '@lyng/feature';
import type { CheckoutCartView, Slots } from '@lyng/feature';
import { stepQuery } from '../../core/checkout-steps.ts';
import { CheckoutPage } from '../../react/checkout-page/CheckoutPage.tsx';
import type { loader } from './data.ts';
import { findCity } from './find-city.ts';
import { useCheckoutMarket } from './use-checkout-market.ts';
import { useKnownShopper } from './use-known-shopper.ts';
import { useRememberedDetails } from './use-remembered-details.ts';

const termsAlias = 'terms';

export function Component() {
  const Cart = useSlot('cart:view');
  return Cart && <Cart>{(view) => <CheckoutOfCart {...view} />}</Cart>;
}

function CheckoutOfCart({ cart, status, promo, reload, changeMarket: changeCartMarket }: CheckoutCartView) {
  const { config } = useApp();
  const dispatch = useDispatch();
  const href = useHref();
  const { market, change: changeMarket } = useCheckoutMarket(changeCartMarket);
  const customerType = useSelector(selectCustomerType);
  const { minimumOrder, paymentMarks } = termsOf(config, market);
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const { isGuest, posted } = useLoaderData<typeof loader>();
  const known = useKnownShopper(market);
  const remembered = useRememberedDetails(isGuest, market, customerType);
  const changeCustomerType = (type: CustomerType): void => {
    storeInCookie(cookieNames.userType, type);
    dispatch(customerTypeChanged(type));
  };
  return (
    <CheckoutPage
      cart={cart}
      cartStatus={status}
      onRetryCart={reload}
      market={market}
      markets={config.checkoutMarkets}
      onMarket={changeMarket}
      findCity={findCity}
      step={query.get('step')}
      onStep={(step, { replace }) => void navigate({ search: stepQuery(step) }, { replace, preventScrollReset: true })}
      known={known ?? remembered.details}
      onRemoveRemembered={remembered.remove}
      posted={posted}
      customerType={customerType}
      onCustomerType={changeCustomerType}
      termsHref={href('content', { alias: termsAlias })}
      minimumOrder={minimumOrder}
      paymentMarks={paymentMarks}
      vouchers={<Vouchers place="checkout" cart={cart} market={market} promo={promo} />}
    />
  );
}

/** Loaded once there is a cart to buy. */
function Vouchers(props: Slots['cart:vouchers']) {
  const Part = useLazySlot('cart:vouchers');
  return Part && <Part {...props} />;
}
